import { parseSync, Visitor } from 'vite'

/** What asks somebody at an address. */
const ASKS = /^(fetch|call|ask|send|open|request|eventsource)/i
/** The API's own beginning. */
const OF_API = /^\/api(?=[/?*]|$)/

/**
 * Addresses of the API that a source file writes itself, with `*` for what it puts in: whatever begins like one, what
 * is asked for at a path of these, and the name under which the beginning is known.
 */
export function addressesIn(file: string, source: string, paths: readonly string[]): string[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(errors[0]?.message)
  const asked: [number, number][] = []
  const written: { at: number; text: string }[] = []
  const noteAsked = (callee: { start: number; end: number }, end: number) => {
    const name = source.slice(callee.start, callee.end).split('.').at(-1) ?? ''
    if (ASKS.test(name)) asked.push([callee.end, end])
  }
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string') written.push({ at: start, text: value })
    },
    TemplateLiteral: ({ quasis, start }) => {
      written.push({ at: start, text: quasis.map((part) => part.value.raw).join('*') })
    },
    CallExpression: ({ callee, end }) => noteAsked(callee, end),
    NewExpression: ({ callee, end }) => noteAsked(callee, end),
    ImportSpecifier: ({ imported, start }) => {
      if ('name' in imported && imported.name === 'API_PATH') written.push({ at: start, text: 'API_PATH' })
    },
  }).visit(program)
  return written
    .filter(
      ({ at, text }) =>
        text === 'API_PATH' ||
        OF_API.test(text) ||
        (asked.some(([start, end]) => start <= at && at < end) && paths.some((path) => isAt(path, text))),
    )
    .map(({ text }) => text)
}

/** Whether an address may be one of a path, whatever is put in. */
function isAt(path: string, address: string): boolean {
  const segments = path.split('/')
  const own = (address.split('?')[0] ?? '').split('/')
  return (
    address.startsWith('/') &&
    segments.length === own.length &&
    segments.every((segment, place) => segment.startsWith(':') || [segment, '*'].includes(own[place] ?? ''))
  )
}
