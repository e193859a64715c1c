import { z } from 'zod'
import { DAY } from '#shared/lib/time.ts'

/** A value of the vendor's that may be absent or new: then it is undefined, and whoever judges has to say so. */
export const known = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined)

interface SourceParts<Schema extends z.ZodType> {
  /** What checks read out of an answer; the answer itself is kept as it came. */
  schema: Schema
  /** The member that names one of several, where it is not Graph's `id` or the cmdlets' `Identity`. */
  key?: string
}

/** A resource of Microsoft Graph, or a collection of them. */
export interface GraphSource<Schema extends z.ZodType = z.ZodType> extends SourceParts<Schema> {
  transport: 'graph'
  version: 'v1.0' | 'beta'
  /** Below the version, with its query; `{monthAgo}` in it is the day 30 days before it is read. */
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
  /** Where Graph changes it instead: what lies there by the same key, and what is set of it. */
  changeInGraph?: {
    path: string
    /** The least application permission. */
    permission: string
    bodyOf: (set: Readonly<Record<string, unknown>>) => Record<string, boolean>
  }
}

/**
 * What is set in a Google Workspace, wherever it is: a setting of the Policy API by its type without `settings/`, or who may
 * do everything there.
 */
export interface WorkspaceSource<Schema extends z.ZodType = z.ZodType> {
  transport: 'workspace'
  reads: 'superAdministrators' | { setting: string }
  schema: Schema
}

/** A setting with what it is for a unit, for a group, or for everybody. */
export const workspaceSetting = <Fields extends z.ZodRawShape>(setting: string, fields: Fields) => ({
  transport: 'workspace' as const,
  reads: { setting },
  schema: z.array(
    z.object({
      /** The path of the unit; `/` is the root. An id where the path is not known. */
      orgUnit: z.string(),
      /** The group whose members it is for, by its name; null where it is for everybody of the unit. */
      group: z.string().nullable(),
      /** Of several that apply the highest counts. */
      sortOrder: z.number(),
      /** Whether it is for holders of some licences alone. */
      isForSome: z.boolean(),
      value: z.object(fields),
    }),
  ),
})

export type Source<Schema extends z.ZodType = z.ZodType> = GraphSource<Schema> | ExchangeSource<Schema>

type SourceOptions<S extends Source, Defaults extends keyof S> = Omit<S, 'transport' | Defaults> &
  Partial<Pick<S, Defaults>>

export const graphSource = <Schema extends z.ZodType>(
  parts: SourceOptions<GraphSource<Schema>, 'version' | 'isList' | 'changeMethod'>,
): GraphSource<Schema> => ({
  transport: 'graph',
  version: 'v1.0',
  isList: false,
  changeMethod: 'PATCH',
  ...parts,
})

export const exchangeSource = <Schema extends z.ZodType>(
  parts: SourceOptions<ExchangeSource<Schema>, 'isList'>,
): ExchangeSource<Schema> => ({ transport: 'exchange', isList: false, ...parts })

/** The path as it is asked for at a time, in milliseconds since 1970. Whole days, so that every reading of a day asks the same. */
export const pathAt = ({ path }: Pick<GraphSource, 'path'>, now: number): string =>
  path.replace('{monthAgo}', new Date(Math.floor(now / DAY - 30) * DAY).toISOString())
