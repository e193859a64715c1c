import { useMachine } from '@xstate/react'
import { FileDown } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { ReportRequest } from '#shared/contract/endpoints/reports.ts'
import { REPORT_FORMATS, type ReportFormat, type ReportType } from '#shared/domain/reports/report.ts'
import { DAY } from '#shared/lib/time.ts'
import { readReport, requestReport } from '#client/data/nouns/reports.ts'
import { reportExportMachine } from '#client/machines/report-export.machine.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useIsOnline } from '#client/machines/use-is-online.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { Menu } from '#client/ui/overlays/menu.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { RefusalCallout } from '../refusal-callout.tsx'
import { saveFrom } from './save-from.ts'

/** What of a report the page says. */
export type AskedReport = Pick<ReportRequest, 'reportType' | 'startDate' | 'endDate'> &
  Partial<Pick<ReportRequest, 'filters' | 'savedSelectedLicenses' | 'sorts'>>

/** How things stand: the span of such a report is today. */
export const reportOfToday = (reportType: ReportType): AskedReport => reportOfLastDays(reportType, 1)

/** What has happened in so many days, today the last of them. */
export function reportOfLastDays(reportType: ReportType, days: number): AskedReport {
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
  return { reportType, startDate: dayOf(Date.now() - (days - 1) * DAY), endDate: dayOf(Date.now()) }
}

interface ExportReportProps {
  /** The company that is open; undefined where all are. */
  company: string | undefined
  report: AskedReport
}

/** Has the server make a report of the open company, and saves it (REP-03, SHELL-32). */
export function ExportReport({ company, report }: ExportReportProps) {
  const device = useDevice()
  const t = useTexts('reportExport')
  const isOnline = useIsOnline()
  const machine = useMemo(
    () =>
      reportExportMachine.provide({
        actors: {
          request: fromPromise<{ id?: string }, ReportRequest>(({ input }) => requestReport(device, input)),
          retrieve: fromPromise(({ input }: { input: { id: string } }) => readReport(device, input.id)),
          download: fromPromise<void, { url: string }>(({ input }) => saveFrom(input.url)),
        },
      }),
    [device],
  )
  const [state, send] = useMachine(machine)
  const isDone = state.matches('done')
  useEffect(() => {
    if (!isDone) return
    showToast({ tone: 'ok', text: t('done') })
    send({ type: 'report.dismiss' })
  }, [isDone, send, t])
  const isBusy = state.matches('requesting') || state.matches('polling') || state.matches('downloading')
  const ask = (fileExtension: ReportFormat) => {
    if (company === undefined) return
    const request = { savedSelectedLicenses: [], sorts: {}, filters: {}, reportName: '', ...report }
    send({ type: 'report.request', request: { ...request, customer: company, fileExtension } })
  }
  const disabledReason =
    company === undefined ? t('chooseCompany') : isOnline ? (isBusy ? t('making') : undefined) : t('offline')
  const button = (
    <Button icon={<FileDown aria-hidden />} busy={isBusy} disabledReason={disabledReason}>
      {t('title')}
    </Button>
  )
  const hasFailed = state.matches('error') || state.matches('licensingError')
  return (
    <>
      {disabledReason ? (
        button
      ) : (
        <Menu
          label={t('title')}
          align="end"
          items={REPORT_FORMATS.map((format) => ({
            id: format,
            label: t(format),
            detail: t('detail'),
            onSelect: () => ask(format),
          }))}
          trigger={button}
        />
      )}
      {hasFailed ? <FailedReport state={state} onClose={() => send({ type: 'report.dismiss' })} /> : null}
    </>
  )
}

interface FailedReportProps {
  state: Pick<ReturnType<typeof useMachine<typeof reportExportMachine>>[0], 'context'>
  onClose: () => void
}

/** Why there is no report (REP-04, REP-05, REP-07). */
function FailedReport({ state, onClose }: FailedReportProps) {
  const t = useTexts('reportExport')
  const words = useTexts('words')
  const errors = useTexts('errors')
  const { refusal } = state.context
  const reason =
    refusal?.code === 'invalid_licensing'
      ? errors('reportUnlicensed', { message: errors('invalid_licensing') })
      : refusal?.code === undefined
        ? errors('reportFailed')
        : undefined
  return (
    <Dialog
      open
      size="small"
      title={t('title')}
      closeLabel={words('close')}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {words('close')}
        </Button>
      }
    >
      <RefusalCallout
        title={t('failed')}
        refusal={refusal ?? { code: undefined, detail: undefined, requestId: undefined, values: undefined }}
        unanswered={errors('reportFailed')}
        reason={isIssue(refusal?.code) ? errors('reportIssue') : reason}
      />
    </Dialog>
  )
}

/** The server has a problem of its own with reports, which may be over later. */
const isIssue = (code: string | undefined): boolean => code === 'unexpected' || code === 'failure'
