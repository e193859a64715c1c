/** What is aimed at: so many times the floor, or so many milliseconds. */
export interface Aim {
  times?: number
  ms?: number
  /** The floor's figure to compare with where it has another name. */
  floor?: string
}

export const AIMS: Record<string, Aim> = {
  'first load': { times: 2.5 },
  'first search after a start': { ms: 120 },
  'search again': { ms: 5 },
  'count again': { ms: 5 },
  'cold offline start, bench page': { times: 1.8 },
  'one change': { times: 1.3 },
  '1,000 changed rows': { times: 3 },
  'one queued edit': { times: 2 },
  '10,000 edits queued at once': { times: 7 },
  'flush of 10,000': { times: 1.5 },
  'first useful screen, from the click': { ms: 500 },
  'cold offline start of the app': { times: 1.8, floor: 'cold offline start, bench page' },
  'one change, request to paint in the app': { times: 1.3, floor: 'one change' },
}
