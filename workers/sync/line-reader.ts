const LINE_FEED = 10

/** The lines of an answer as bytes, however the network cut them. A last line without a line feed is left out. */
export async function* createLineReader(
  response: Pick<Response, 'body'>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (!response.body) return
  const reader = response.body.getReader()
  let rest: Uint8Array[] = []
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      let from = 0
      for (let end = value.indexOf(LINE_FEED); end !== -1; end = value.indexOf(LINE_FEED, from)) {
        yield joined(rest, value.subarray(from, end))
        rest = []
        from = end + 1
      }
      if (from < value.length) rest.push(value.subarray(from))
    }
  } finally {
    // Leaving early tells the server to stop sending.
    await reader.cancel().catch(() => {})
  }
}

/** A copy, so that a stored line does not keep the whole piece of the network alive. */
function joined(pieces: readonly Uint8Array[], last: Uint8Array): Uint8Array<ArrayBuffer> {
  const line = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, last.length))
  let at = 0
  for (const piece of pieces) {
    line.set(piece, at)
    at += piece.length
  }
  line.set(last, at)
  return line
}
