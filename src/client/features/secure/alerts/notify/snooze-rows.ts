import { isSnoozing, snoozeEnd, type SnoozeRule } from '#shared/domain/alerts/snooze-rule.ts'
import type { View } from '#client/data/rows/merge.ts'
import type { ListDefinition } from '#client/parts/list/list-definition.ts'
import { type NotifyAddress, notifyAddressSchema, SNOOZE_SORTS } from './notify-address.ts'
import { isOf } from './rule-rows.ts'

export const SNOOZE_STATES = ['holds', 'later', 'over', 'off'] as const
export type SnoozeState = (typeof SNOOZE_STATES)[number]

/** A snooze rule as its list shows it. */
export interface SnoozeRow {
  id: string
  rule: SnoozeRule
  name: string
  company: string
  about: string
  types: string
  by: string
  /** When it ends, ISO 8601. */
  until: string
  state: SnoozeState
  isPending: boolean
  isConflict: boolean
}

interface Words {
  companyOf: (customerId: string | null) => string
  typesOf: (types: readonly string[] | null) => string
  aboutOf: (matter: SnoozeRule['matter']) => string
  nameOf: (userId: string | null) => string
}

const stateOf = (rule: SnoozeRule, now: number): SnoozeState => {
  if (!rule.enabled) return 'off'
  if (isSnoozing(rule, now)) return 'holds'
  return Date.parse(rule.starts_at) > now ? 'later' : 'over'
}

/** The snooze rules that are about a company, or (null) every one there is. */
export const snoozeRows = (
  views: readonly View<'snoozeRule'>[],
  customerId: string | null,
  { companyOf, typesOf, aboutOf, nameOf, now }: Words & { now: number },
): SnoozeRow[] =>
  views
    .filter(({ row }) => isOf(row, customerId))
    .map(({ row, isPending, isConflict }) => ({
      id: row.id,
      rule: row,
      name: row.name,
      company: companyOf(row.customer_id),
      about: aboutOf(row.matter),
      types: typesOf(row.detections),
      by: nameOf(row.created_by),
      until: snoozeEnd(row),
      state: stateOf(row, now),
      isPending,
      isConflict,
    }))

export const snoozeList: ListDefinition<SnoozeRow, NotifyAddress> = {
  schema: notifyAddressSchema,
  rowKey: ({ id }) => id,
  ordering: {
    sorts: SNOOZE_SORTS,
    first: { sort: 'until', direction: 'desc' },
    directionOf: (sort) => (sort === 'until' ? 'desc' : 'asc'),
  },
  textOf: ({ name, company, about, types, by }) => `${name} ${company} ${about} ${types} ${by}`,
  keyOf: (row, sort) => {
    if (sort === 'until') return Date.parse(row.until)
    return sort === 'company' ? row.company : row.name
  },
  tieOf: ({ name }) => name,
  kept: ['tab'],
}
