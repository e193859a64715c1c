import type { PageServer } from './page-server.ts'
import type { ProductServer } from './product-server.ts'
import type { Truth } from './truth.ts'

export const WORKLOADS = ['first-load', 'search', 'changes', 'queue', 'cold-start', 'app'] as const

/** What every run of the bench works with. */
export interface Setting {
  product: ProductServer
  pages: PageServer
  /** What a page needs to start without a network. */
  shell: readonly string[]
  truth: Truth
  wants: (workload: string) => boolean
  round: number
  /** Temporary; profiles of browsers lie in it. */
  folder: string
}

/** Names of figures with what was measured, in milliseconds unless the name says otherwise. */
export type Figures = Record<string, number>

export function check(isRight: boolean, what: string): asserts isRight {
  if (!isRight) throw new Error(`Wrong: ${what}`)
}
