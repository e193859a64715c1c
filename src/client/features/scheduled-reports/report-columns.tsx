import { FILLED_REPORTS } from '#shared/domain/reports/report.ts'
import { FREQUENCIES } from '#shared/domain/reports/scheduled-report.ts'
import type { useTexts } from '#client/texts/texts.ts'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { CardFacts, CardLine } from '#client/ui/data-table/cells.tsx'
import type { Column } from '#client/ui/data-table/column.ts'
import { countColumn } from '#client/ui/data-table/count-column.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { Quiet } from '#client/ui/words.tsx'
import type { ListedReport } from './report-list.ts'

export type ScheduleTexts = ReturnType<typeof useTexts<'scheduledReports'>>

interface ColumnContext {
  t: ScheduleTexts
  locale: string
  /** Of the organization, in which reports are due. */
  timeZone: string
}

/** A due time as people of the organization read it. */
export const dueText = (
  at: number | string,
  { locale, timeZone }: Pick<ColumnContext, 'locale' | 'timeZone'>,
) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(at))

/** What became of the last due time. */
export const lastText = ({ row }: ListedReport, context: ColumnContext): string => {
  const { last_outcome, last_due_at } = row
  if (last_outcome === null || last_due_at === null) return context.t('neverSent')
  return last_outcome === 'sent' ? dueText(last_due_at, context) : context.t(`outcomes.${last_outcome}`)
}

const recipientText = ({ recipientName }: ListedReport, { t }: ColumnContext): string =>
  recipientName || t('goneRecipient')

export const reportColumns = (context: ColumnContext): Column<ListedReport>[] => {
  const { t, locale } = context
  return [
    {
      id: 'description',
      header: t('columns.description'),
      minWidth: 200,
      primary: true,
      sortable: true,
      text: ({ row }) => row.description,
    },
    {
      id: 'type',
      header: t('columns.type'),
      kind: 'state',
      says: FILLED_REPORTS.map((type) => t(`types.${type}`)),
      sortable: true,
      text: ({ row }) => t(`types.${row.report_type}`),
    },
    {
      id: 'frequency',
      header: t('columns.frequency'),
      kind: 'state',
      says: FREQUENCIES.map((frequency) => t(`frequencies.${frequency}`)),
      sortable: true,
      text: ({ row }) => t(`frequencies.${row.frequency}`),
    },
    {
      id: 'recipient',
      header: t('columns.recipient'),
      minWidth: 160,
      leaves: 2,
      sortable: true,
      text: (report) => recipientText(report, context),
    },
    countColumn({
      id: 'companies',
      header: t('columns.companies'),
      locale,
      leaves: 3,
      count: ({ companies }) => companies.length,
    }),
    {
      id: 'next',
      header: t('columns.next'),
      minWidth: 170,
      leaves: 1,
      sortable: true,
      text: ({ next }) => (next === undefined ? t('off') : dueText(next, context)),
      render: ({ next }) => (next === undefined ? <Badge>{t('off')}</Badge> : dueText(next, context)),
    },
    {
      id: 'last',
      header: t('columns.last'),
      minWidth: 170,
      leaves: 4,
      sortable: true,
      text: (report) => lastText(report, context),
      render: (report) => <LastCell report={report} context={context} />,
    },
  ]
}

function LastCell({ report, context }: { report: ListedReport; context: ColumnContext }) {
  const { last_outcome } = report.row
  const text = lastText(report, context)
  return last_outcome === 'failed' || last_outcome === 'noAccess' ? (
    <Badge tone="amber">{text}</Badge>
  ) : (
    <Quiet title={text}>{text}</Quiet>
  )
}

interface ReportCardProps {
  report: ListedReport
  context: ColumnContext
  open: () => void
}

/** A scheduled report on a phone. */
export const ReportCard = ({ report, context, open }: ReportCardProps) => {
  const { t } = context
  return (
    <>
      <CardOpener onClick={open}>{report.row.description}</CardOpener>
      <CardLine>{`${t(`types.${report.row.report_type}`)} · ${recipientText(report, context)}`}</CardLine>
      <CardFacts>
        <span>{report.row.enabled ? t(`frequencies.${report.row.frequency}`) : t('off')}</span>
        <span>{t('companies', { count: report.companies.length })}</span>
      </CardFacts>
    </>
  )
}
