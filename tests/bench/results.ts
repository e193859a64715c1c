import type { Parts } from './pages/parts.ts'
import type { Machine } from './machine.ts'
import type { ServerFigures } from './measure-server.ts'
import type { Figures } from './setting.ts'

export interface Results {
  machine: Machine
  rounds: number
  only: string[] | undefined
  server: ServerFigures
  figures: Map<string, Figures[]>
  parts: Parts[]
}
export function writeResults(_file: string, results: Results): string {
  return JSON.stringify({ ...results, figures: [...results.figures] }, null, 1)
}
