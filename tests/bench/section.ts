import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { DemoSize } from '#server/demo/demo-organization.ts'
import { type PageServer, startPageServer } from './page-server.ts'
import { type ProductServer, startProductServer } from './product-server.ts'

/** One part of the bench that runs by itself. */
export interface Section {
  title: string
  /** How it is measured, for the reader of the table. */
  about: string
  run: (ground: Ground) => Promise<SectionTable>
}

export interface SectionTable {
  columns: readonly string[]
  rows: readonly SectionRow[]
}

export interface SectionRow {
  what: string
  /** One for each column. */
  values: readonly number[]
  unit: string
  /** The most that it may be. */
  aim?: number
}

/** What a section works on: nothing of it is another section's. */
export interface Ground {
  size: DemoSize
  rounds: number
  folder: string
  product: (size?: DemoSize, postgres?: string) => Promise<ProductServer>
  pages: (product: ProductServer) => Promise<PageServer>
  end: () => Promise<void>
}

/** `built` holds the pages of the bench. */
export function prepareGround(size: DemoSize, rounds: number, folder: string, built: string): Ground {
  const endings: (() => Promise<unknown>)[] = []
  let servers = 0
  return {
    size,
    rounds,
    folder,
    async product(own = size, postgres) {
      const place = join(folder, `server-${++servers}`)
      mkdirSync(place, { recursive: true })
      const product = await startProductServer(own, place, postgres)
      endings.push(product.kill)
      return product
    },
    async pages(product) {
      const pages = await startPageServer(built, product.url)
      endings.push(pages.close)
      return pages
    },
    async end() {
      for (let ending = endings.pop(); ending; ending = endings.pop()) await ending()
    },
  }
}

export const row = (what: string, value: number, unit = 'ms', aim?: number): SectionRow => ({
  what,
  values: [value],
  unit,
  ...(aim === undefined ? {} : { aim }),
})
