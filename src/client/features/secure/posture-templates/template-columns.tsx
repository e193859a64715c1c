import { chakra } from '@chakra-ui/react'
import { Copy, Trash2 } from 'lucide-react'
import { TEMPLATE_TYPES } from '#shared/domain/posture/templates/posture-template.ts'
import type { RequiredLicense } from '#shared/domain/posture/required-license.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { csvTime } from '#client/parts/list/list-csv.ts'
import { CardFacts } from '#client/ui/data-table/cells.tsx'
import type { Column } from '#client/ui/data-table/column.ts'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { Faint } from '#client/ui/words.tsx'
import { LicenseList } from './license-list.tsx'
import type { TemplateRow, TemplateTexts } from './template-rows.ts'

export interface ColumnContext {
  t: TemplateTexts
  locale: string
  licenseName: (license: RequiredLicense | 'free') => string
  onDuplicate: (row: TemplateRow) => void
  /** Undefined for those who may not change what belongs to the whole organization. */
  onDelete: ((row: TemplateRow) => void) | undefined
  /** Why no template can be added now; undefined where one can. */
  obstacle: string | undefined
}

const Acts = chakra('span', { base: { display: 'inline-flex', gap: 1 } })
const CardHead = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'start',
    gap: 2,
    '& > button': { flex: '1 1 auto' },
    // As high as the name, however large buttons are for fingers.
    '& > span': { my: -3, me: -2 },
  },
})
const CardText = chakra('div', { base: { mt: 1, fontSize: 'control', color: 'muted' } })

export const templateColumns = (context: ColumnContext): Column<TemplateRow>[] => {
  const { t, locale, licenseName } = context
  return [
    {
      id: 'name',
      header: t('columns.name'),
      minWidth: 180,
      primary: true,
      sortable: true,
      text: ({ name }) => name,
      render: ({ name, description }) => <span title={description || undefined}>{name}</span>,
    },
    {
      id: 'type',
      header: t('columns.type'),
      kind: 'state',
      says: TEMPLATE_TYPES.map((type) => t(`types.${type}`)),
      beside: 12,
      sortable: true,
      text: ({ type }) => t(`types.${type}`),
      render: ({ type }) => <TypeBadge type={type} t={t} />,
    },
    {
      id: 'checks',
      header: t('columns.checks'),
      kind: 'number',
      align: 'end',
      sortable: true,
      text: ({ checks }) => String(checks.length),
      render: ({ checks }) => checks.length.toLocaleString(locale),
    },
    {
      id: 'licenses',
      header: t('columns.licenses'),
      minWidth: 150,
      leaves: 1,
      text: ({ licenses }) => licenses.map(licenseName).join('; ') || licenseName('free'),
      render: ({ licenses }) => <LicenseList licenses={licenses} />,
    },
    {
      id: 'changed',
      header: t('columns.changed'),
      kind: 'date',
      sortable: true,
      text: ({ view }) => csvTime(view?.row.changed_at),
      render: ({ view }) =>
        view ? <TimeText at={view.row.changed_at} locale={locale} /> : <Faint>{'–'}</Faint>,
    },
    {
      id: 'actions',
      header: t('columns.actions'),
      kind: 'acts',
      // Room for two buttons for fingers.
      beside: 92,
      render: (row, { tabIndex }) => <RowActs row={row} context={context} tabIndex={tabIndex} />,
    },
  ]
}

export const TypeBadge = ({ type, t }: { type: TemplateRow['type']; t: TemplateTexts }) => (
  <Badge tone={type === 'custom' ? 'blue' : 'neutral'}>{t(`types.${type}`)}</Badge>
)

interface RowActsProps {
  row: TemplateRow
  context: ColumnContext
  tabIndex?: 0 | -1
}

function RowActs({ row, context: { t, obstacle, onDuplicate, onDelete }, tabIndex = 0 }: RowActsProps) {
  return (
    <Acts>
      <IconButton
        small
        icon={<Copy aria-hidden />}
        label={t('duplicateOf', { name: row.name })}
        disabledReason={obstacle}
        tabIndex={tabIndex}
        onClick={() => onDuplicate(row)}
      />
      {row.view && onDelete ? (
        <IconButton
          small
          icon={<Trash2 aria-hidden />}
          label={t('removeOf', { name: row.name })}
          tabIndex={tabIndex}
          onClick={() => onDelete(row)}
        />
      ) : null}
    </Acts>
  )
}

interface TemplateCardProps {
  row: TemplateRow
  context: ColumnContext
  open: () => void
}

/** A template on a phone. */
export function TemplateCard({ row, context, open }: TemplateCardProps) {
  const { t } = context
  const { name, description, type, checks, byHand, licenses } = row
  return (
    <>
      <CardHead>
        <CardOpener onClick={open}>{name}</CardOpener>
        <RowActs row={row} context={context} />
      </CardHead>
      {description ? <CardText>{description}</CardText> : null}
      <CardFacts>
        <TypeBadge type={type} t={t} />
        <span>{t('checks', { count: checks.length })}</span>
        {byHand > 0 ? <span>{t('byHandCount', { count: byHand })}</span> : null}
      </CardFacts>
      {licenses.length > 0 ? (
        <CardText>
          <LicenseList licenses={licenses} />
        </CardText>
      ) : null}
    </>
  )
}
