import type { Check } from '#shared/domain/posture/check.ts'
import { SEVERITIES } from '#shared/domain/posture/severity.ts'
import { SeverityBadge } from '#client/features/secure/parts/severity-badge.tsx'
import type { Column } from '#client/ui/data-table/column.ts'
import type { PostureTexts } from '#client/features/secure/parts/check-verdict.tsx'

/** How severe a check is, in each list of checks. */
export const severityColumn = (t: PostureTexts): Column<{ check: Check }> => ({
  id: 'severity',
  header: t('columns.severity'),
  kind: 'state',
  says: SEVERITIES.map((severity) => t(`severities.${severity}`)),
  sortable: true,
  text: ({ check }) => t(`severities.${check.severity}`),
  render: ({ check }) => <SeverityBadge severity={check.severity} />,
})
