import type { ListDefinition } from '#client/parts/list/list-definition.ts'
import { type PostureAddress, postureAddressSchema } from '../posture-address.ts'
import { cloudOf } from '#shared/domain/posture/check.ts'
import { severityRank } from '#shared/domain/posture/severity.ts'
import type { CheckRow } from './check-rows.ts'

const COUNTED = ['compliant', 'notCompliant', 'notMeasured', 'resolved'] as const

/** The checks over all companies; those that most companies lack first, of these the most severe. */
export const checkList: ListDefinition<CheckRow, PostureAddress> = {
  schema: postureAddressSchema,
  rowKey: ({ check }) => check.id,
  ordering: { sorts: ['name', 'severity', ...COUNTED], first: { sort: 'notCompliant', direction: 'desc' } },
  textOf: ({ name, check }) => `${name} ${check.id} ${check.code}`,
  keyOf: (row, sort) => {
    if (sort === 'severity') return severityRank(row.check.severity)
    const counted = COUNTED.find((each) => each === sort)
    return counted ? row[counted] : row.name
  },
  tieOf: ({ name, check }) => [severityRank(check.severity), name],
  filters: {
    cloud: ({ check }, cloud) => cloudOf(check) === cloud,
    area: ({ check }, area) => check.area === area,
    severity: ({ check }, severity) => check.severity === severity,
  },
  views: 'postureChecks',
}
