import { openServerSession, openSnapshot } from './server-session.ts'
import { check } from './setting.ts'

const PAUSE = 100

/** Devices behind thin lines: each reads a piece of its snapshot, then waits. Gives what ends them. */
export async function startSlowReaders(url: string, count: number): Promise<() => Promise<void>> {
  const { tokens } = await openServerSession(url)
  const ending = new AbortController()
  const readers = await Promise.all(
    Array.from({ length: count }, async () => {
      const response = await openSnapshot(url, tokens.idToken, 'gzip')
      check(response.ok, `a snapshot was answered with ${response.status}`)
      return response.body!.getReader()
    }),
  )
  const reading = readers.map(async (reader) => {
    let bytes = 0
    while (!ending.signal.aborted) {
      const { value } = await reader.read()
      bytes += value?.length ?? 0
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
    await reader.cancel()
    check(bytes > 0, 'a slow reader got nothing')
  })
  return async () => {
    ending.abort()
    await Promise.all(reading)
  }
}
