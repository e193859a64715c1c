import type { AlertRule } from '#shared/domain/alerts/alert-rule.ts'
import { SEVERITIES } from '#shared/domain/alerts/alert-severity.ts'
import type { View } from '#client/data/rows/merge.ts'
import type { ListDefinition } from '#client/parts/list/list-definition.ts'
import { type NotifyAddress, notifyAddressSchema, RULE_SORTS } from './notify-address.ts'

/** A rule as its list shows it. */
export interface RuleRow {
  id: string
  rule: AlertRule
  name: string
  /** In words: of the company, or that it is all of them. */
  company: string
  types: string
  how: string
  isPending: boolean
  isConflict: boolean
}

interface Words {
  companyOf: (customerId: string | null) => string
  typesOf: (types: readonly string[] | null) => string
  howOf: (rule: AlertRule) => string
}

/** The rules that decide about a company, or (null) every rule there is. */
export const ruleRows = (
  views: readonly View<'alertRule'>[],
  customerId: string | null,
  { companyOf, typesOf, howOf }: Words,
): RuleRow[] =>
  views
    .filter(({ row }) => isOf(row, customerId))
    .map(({ row, isPending, isConflict }) => ({
      id: row.id,
      rule: row,
      name: row.name,
      company: companyOf(row.customer_id),
      types: typesOf(row.detections),
      how: howOf(row),
      isPending,
      isConflict,
    }))

/** Whether what is said holds for a company, or (null) for any. */
export const isOf = ({ customer_id }: { customer_id: string | null }, customerId: string | null): boolean =>
  customerId === null || customer_id === null || customer_id === customerId

export const ruleList: ListDefinition<RuleRow, NotifyAddress> = {
  schema: notifyAddressSchema,
  rowKey: ({ id }) => id,
  ordering: { sorts: RULE_SORTS, first: { sort: 'name', direction: 'asc' } },
  textOf: ({ name, company, types }) => `${name} ${company} ${types}`,
  keyOf: (row, sort) => {
    if (sort === 'severity') return SEVERITIES.indexOf(row.rule.severity)
    return sort === 'company' ? row.company : row.name
  },
  tieOf: ({ name }) => name,
  kept: ['tab'],
}
