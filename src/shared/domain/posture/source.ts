import type { z } from 'zod'

/** A value of the vendor's that may be absent or new: then it is undefined, and whoever judges has to say so. */
export const known = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined)

interface SourceParts<Schema extends z.ZodType> {
  /** What checks read out of an answer; the answer itself is kept as it came. */
  schema: Schema
}

/** A resource of Microsoft Graph, or a collection of them. */
export interface GraphSource<Schema extends z.ZodType = z.ZodType> extends SourceParts<Schema> {
  transport: 'graph'
  version: 'v1.0' | 'beta'
  /** Below the version, with its query. */
  path: string
  /** Whether the answer is a collection, which is read to its last page. */
  isList: boolean
  /** The least application permission that reads it. */
  permission: string
  /** The least application permission that changes it. */
  changePermission?: string
  /** `PUT` where the vendor wants to be told the whole: then a change has to name every member. */
  changeMethod: 'PATCH' | 'PUT'
}

/** What a cmdlet of the Exchange admin API gives. */
export interface ExchangeSource<Schema extends z.ZodType = z.ZodType> extends SourceParts<Schema> {
  transport: 'exchange'
  /** The cmdlet that reads it, `Get-...`. */
  cmdlet: string
  parameters?: Readonly<Record<string, string>>
  /** Cmdlets answer lists; where the tenant has one of it, its first element is the reading. */
  isList: boolean
  /** The cmdlet that changes it. */
  changeCmdlet?: string
}

export type Source<Schema extends z.ZodType = z.ZodType> = GraphSource<Schema> | ExchangeSource<Schema>

type Given<S extends Source, Defaults extends keyof S> = Omit<S, 'transport' | Defaults> &
  Partial<Pick<S, Defaults>>

export const graphSource = <Schema extends z.ZodType>(
  parts: Given<GraphSource<Schema>, 'version' | 'isList' | 'changeMethod'>,
): GraphSource<Schema> => ({
  transport: 'graph',
  version: 'v1.0',
  isList: false,
  changeMethod: 'PATCH',
  ...parts,
})

export const exchangeSource = <Schema extends z.ZodType>(
  parts: Given<ExchangeSource<Schema>, 'isList'>,
): ExchangeSource<Schema> => ({ transport: 'exchange', isList: false, ...parts })
