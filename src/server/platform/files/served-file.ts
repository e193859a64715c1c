/** A file that whoever has a link can read. */
export interface ServedFile {
  media: string
  read: () => Promise<Uint8Array<ArrayBuffer>>
}
