type Bytes = Uint8Array<ArrayBuffer>

export const gzip = (bytes: Bytes): Promise<Bytes> => through(bytes, new CompressionStream('gzip'))

/** Rejects where the bytes are not what `gzip` gives. */
export const gunzip = (bytes: Bytes): Promise<Bytes> => through(bytes, new DecompressionStream('gzip'))

async function through(bytes: Bytes, stream: CompressionStream | DecompressionStream): Promise<Bytes> {
  const piped = new Blob([bytes]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(piped).arrayBuffer())
}
