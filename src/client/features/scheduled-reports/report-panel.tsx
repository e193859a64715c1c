import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { ScheduledReport } from '#shared/domain/reports/scheduled-report.ts'
import { deleteScheduledReport } from '#client/data/nouns/reports.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { Section } from '#client/parts/connection/section.tsx'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { Quiet } from '#client/ui/words.tsx'
import { dueText, lastText } from './report-columns.tsx'
import type { ListedReport } from './report-list.ts'

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(6rem, auto) minmax(0, 1fr)',
    columnGap: 4,
    rowGap: 2,
    '& dt': { color: 'muted' },
    '& dd': { overflowWrap: 'anywhere' },
  },
})
const Names = chakra('ul', {
  base: { listStyleType: 'none', '& li': { py: 1.5, overflowWrap: 'anywhere' } },
})

interface ReportPanelProps {
  report: ListedReport
  timeZone: string
  /** Whether the mail server has refused the recipient's address. */
  isRefused: boolean
  /** Why it cannot be changed. */
  disabledReason: string | undefined
  onEdit: () => void
  onClose: () => void
}

/** One scheduled report: when it is mailed to whom, what became of the last one, and which companies are in it. */
export function ReportPanel({
  report,
  timeZone,
  isRefused,
  disabledReason,
  onEdit,
  onClose,
}: ReportPanelProps) {
  const t = useTexts('scheduledReports')
  const words = useTexts('words')
  const locale = useLocale()
  const [isAsking, setAsking] = useState(false)
  const { row, companies, next, recipientName, recipientEmail } = report
  const context = { t, locale, timeZone }
  const facts: [string, string][] = [
    [t('columns.type'), t(`types.${row.report_type}`)],
    [t('columns.frequency'), t(`frequencyMeans.${row.frequency}`)],
    [
      t('columns.recipient'),
      recipientName === '' ? t('goneRecipient') : [...new Set([recipientName, recipientEmail])].join(', '),
    ],
    [
      t('columns.next'),
      next === undefined ? t('off') : `${dueText(next, context)}, ${t('panel.zone', { zone: timeZone })}`,
    ],
    [t('columns.last'), lastText(report, context)],
  ]
  return (
    <SidePanel
      title={row.description}
      context={t('panel.context')}
      summary={<Quiet>{t('companies', { count: companies.length })}</Quiet>}
      closeLabel={words('close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" disabledReason={disabledReason} onClick={onEdit}>
            {words('edit')}
          </Button>
          <Button disabledReason={disabledReason} onClick={() => setAsking(true)}>
            {words('delete')}
          </Button>
        </>
      }
    >
      {isRefused ? <Callout tone="warn">{t('refused')}</Callout> : null}
      <Facts>
        {facts.map(([label, value]) => (
          <Fact key={label} label={label} value={value} />
        ))}
      </Facts>
      <Section title={t('panel.companies')}>
        <Names aria-label={t('panel.companies')}>
          {companies.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </Names>
      </Section>
      {isAsking ? <DeleteReport report={row} onStay={() => setAsking(false)} onDeleted={onClose} /> : null}
    </SidePanel>
  )
}

interface DeleteReportProps {
  report: ScheduledReport
  onStay: () => void
  onDeleted: () => void
}

/** Asks before a report is not mailed any more. */
function DeleteReport({ report, onStay, onDeleted }: DeleteReportProps) {
  const device = useDevice()
  const t = useTexts('scheduledReports')
  const words = useTexts('words')
  const name = report.description
  const remove = async () => {
    const { outcome } = await deleteScheduledReport(device, report)
    onStay()
    if (outcome !== 'saved') {
      showToast({ tone: 'error', text: t('form.notKept') })
      return
    }
    showToast({ tone: 'ok', text: t('deletion.done', { name }) })
    onDeleted()
  }
  return (
    <ConfirmDialog
      open
      onClose={onStay}
      onConfirm={() => void remove()}
      title={t('deletion.title', { name })}
      confirm={t('deletion.confirm')}
      cancel={words('cancel')}
      closeLabel={words('close')}
      danger
    >
      <p>{t('deletion.text')}</p>
    </ConfirmDialog>
  )
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </>
)
