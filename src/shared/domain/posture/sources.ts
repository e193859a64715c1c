import type { z } from 'zod'
import * as entra from './sources/entra.ts'
import * as exchange from './sources/exchange.ts'
import * as sharePoint from './sources/sharepoint.ts'

/** Everything that is read of a tenant, by the name under which checks ask for it. */
export const sources = { ...entra, ...exchange, ...sharePoint }

export type SourceId = keyof typeof sources
/** What each source gives, as far as checks look at it. */
export type Readings = { [Id in SourceId]: z.infer<(typeof sources)[Id]['schema']> }
