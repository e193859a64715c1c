import { csvTime } from '#client/parts/list/list-csv.ts'
import type { useTexts } from '#client/texts/texts.ts'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { CardFacts, CardLine } from '#client/ui/data-table/cells.tsx'
import type { Column } from '#client/ui/data-table/column.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { Faint, Tags } from '#client/ui/words.tsx'
import type { RequiredLicense } from '#shared/domain/posture/required-license.ts'
import { POLICY_STATES } from '#shared/domain/conditional-access/vocabulary.ts'
import type { AccessTexts } from '../policies/policy-texts.ts'
import { PolicyState, stateText } from '../policies/policy-state.tsx'
import type { TemplateStanding } from './standings.ts'
import type { BaselineRow, TemplateRow } from './template-rows.ts'
import type { TemplateTexts } from './template-texts.ts'
import { TEMPLATE_TYPES } from './templates-address.ts'

export interface ColumnWords {
  t: TemplateTexts
  access: AccessTexts
  posture: ReturnType<typeof useTexts<'posture'>>
  locale: string
}

type Row = TemplateRow | BaselineRow

const nameColumn = <Any extends Row>(t: TemplateTexts): Column<Any> => ({
  id: 'name',
  header: t('columns.name'),
  minWidth: 220,
  primary: true,
  sortable: true,
  text: ({ name }) => name,
  render: ({ name, description }) => <span title={description || undefined}>{name}</span>,
})

const typeColumn = <Any extends Row>(t: TemplateTexts): Column<Any> => ({
  id: 'type',
  header: t('columns.type'),
  kind: 'state',
  says: TEMPLATE_TYPES.map((type) => t(`types.${type}`)),
  beside: 12,
  sortable: true,
  text: ({ type }) => t(`types.${type}`),
  render: ({ type }) => <TypeBadge type={type} t={t} />,
})

const timeColumns = <Any extends Row>(t: TemplateTexts, locale: string): Column<Any>[] =>
  (['created', 'modified'] as const).map((id) => {
    const at = ({ view }: Any) => (id === 'created' ? view?.row.created_at : view?.row.changed_at)
    return {
      id,
      header: t(`columns.${id}`),
      kind: 'date',
      leaves: 1,
      sortable: true,
      text: (row) => csvTime(at(row)),
      render: (row) => {
        const time = at(row)
        return time === undefined ? <Faint>–</Faint> : <TimeText at={time} locale={locale} />
      },
    }
  })

const deploymentsColumn = <Any extends Row>(t: TemplateTexts): Column<Any> => ({
  id: 'deployments',
  header: t('columns.deployments'),
  minWidth: 150,
  sortable: true,
  text: ({ standing }) => standingText(standing, t),
  render: ({ standing }) => <Standing standing={standing} t={t} />,
})

/** At how many companies it is, and how many of these have not what was deployed. */
const standingText = ({ companies, drifted, gone }: TemplateStanding, t: TemplateTexts) =>
  [
    t('companies', { count: companies.size }),
    drifted > 0 ? t('drifted', { count: drifted }) : '',
    gone > 0 ? t('gone', { count: gone }) : '',
  ]
    .filter(Boolean)
    .join(', ')

/** The same with what is wrong marked. */
export function Standing({ standing, t }: { standing: TemplateStanding; t: TemplateTexts }) {
  const { companies, drifted, gone } = standing
  if (companies.size === 0) return <Faint>–</Faint>
  return (
    <Tags>
      <span>{t('companies', { count: companies.size })}</span>
      {drifted > 0 ? <Badge tone="amber">{t('drifted', { count: drifted })}</Badge> : null}
      {gone > 0 ? <Badge tone="red">{t('gone', { count: gone })}</Badge> : null}
    </Tags>
  )
}

export const TypeBadge = ({ type, t }: { type: TemplateRow['type']; t: TemplateTexts }) => (
  <Badge tone={type === 'own' ? 'blue' : 'neutral'}>{t(`types.${type}`)}</Badge>
)

export const licenseText = (licenses: readonly RequiredLicense[], posture: ColumnWords['posture']) =>
  licenses.map((license) => posture(`licenses.${license}`)).join(', ')

export const policyTemplateColumns = ({ t, access, locale }: ColumnWords): Column<TemplateRow>[] => [
  nameColumn(t),
  typeColumn(t),
  {
    id: 'state',
    header: t('columns.state'),
    kind: 'state',
    says: POLICY_STATES.map((state) => access(`states.${state}`)),
    beside: 30,
    leaves: 4,
    text: ({ policy }) => stateText(policy, access),
    render: ({ policy }) => <PolicyState listed={{ policy, isUpdating: false }} />,
  },
  { id: 'who', header: t('columns.who'), minWidth: 140, leaves: 3, text: ({ phrases }) => phrases().who },
  {
    id: 'exclusions',
    header: t('columns.exclusions'),
    minWidth: 140,
    leaves: 2,
    text: ({ exclusions }) => exclusions(),
    render: ({ exclusions }) => exclusions() || <Faint>–</Faint>,
  },
  {
    id: 'demands',
    header: t('columns.demands'),
    minWidth: 140,
    leaves: 5,
    text: ({ phrases }) => phrases().demands,
  },
  ...timeColumns<TemplateRow>(t, locale),
  deploymentsColumn(t),
]

export const policyBaselineColumns = ({ t, posture, locale }: ColumnWords): Column<BaselineRow>[] => [
  nameColumn(t),
  typeColumn(t),
  {
    id: 'templates',
    header: t('columns.templates'),
    minWidth: 180,
    leaves: 3,
    text: ({ templates }) => templates.map(({ name }) => name).join(', '),
    render: ({ templates }) => (
      <span title={templates.map(({ name }) => name).join('\n')}>
        {t('templates', { count: templates.length })}
      </span>
    ),
  },
  {
    id: 'licenses',
    header: t('columns.licenses'),
    minWidth: 140,
    leaves: 2,
    text: ({ licenses }) => licenseText(licenses, posture),
  },
  ...timeColumns<BaselineRow>(t, locale),
  deploymentsColumn(t),
]

interface CardProps {
  row: Row
  t: TemplateTexts
  open: () => void
}

/** A template or a baseline on a phone. */
export function TemplateCard({ row, t, open }: CardProps) {
  return (
    <>
      <CardOpener onClick={open}>{row.name}</CardOpener>
      <CardLine>{'phrases' in row ? row.phrases().demands : row.description}</CardLine>
      <CardFacts>
        <TypeBadge type={row.type} t={t} />
        {'templates' in row ? <span>{t('templates', { count: row.templates.length })}</span> : null}
        <Standing standing={row.standing} t={t} />
      </CardFacts>
    </>
  )
}
