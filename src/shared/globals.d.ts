// The few globals that every runtime of ours has. Shared code sees these and nothing of the DOM or Node.
declare function structuredClone<T>(value: T): T
declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>
}
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean })
  decode(bytes?: Uint8Array, options?: { stream?: boolean }): string
}
