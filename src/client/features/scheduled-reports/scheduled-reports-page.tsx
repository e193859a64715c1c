import { CalendarClock, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { mayChangeOrganization } from '#shared/domain/permissions/organization-wide.ts'
import type { ScheduledReport } from '#shared/domain/reports/scheduled-report.ts'
import { watchCustomers } from '#client/data/nouns/customers.ts'
import { watchOrganization } from '#client/data/nouns/organization.ts'
import { watchScheduledReports } from '#client/data/nouns/reports.ts'
import { watchAlertChannels } from '#client/data/nouns/secure/alert-channels.ts'
import { watchUsers } from '#client/data/nouns/users.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { AsOf } from '#client/parts/as-of.tsx'
import { ListPage } from '#client/parts/list/list-page.tsx'
import { rowState } from '#client/parts/list/row-state.ts'
import { useKnown } from '#client/parts/list/use-known.ts'
import { useList } from '#client/parts/list/use-list.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useReadOnlyReason } from '#client/parts/use-read-only-reason.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ReportCard, reportColumns } from './report-columns.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { listedReports, reportList } from './report-list.ts'
import { ReportPanel } from './report-panel.tsx'
import type { ReportsAddress } from './reports-address.ts'

/** The reports that are mailed by themselves (REP-10). */
export function ScheduledReportsPage({ address, onAddress }: ScreenProps<ReportsAddress>) {
  const t = useTexts('scheduledReports')
  const words = useTexts('words')
  const locale = useLocale()
  const isOn = useAccess().features.has('scheduled-reports')
  const [editing, setEditing] = useState<{ report: ScheduledReport | undefined }>()
  const { reports, companies, users, timeZone, refused } = useReports()
  const { rows, isUnread, readAt } = useKnown(reports)
  const context = useMemo(() => ({ t, locale, timeZone }), [t, locale, timeZone])
  const columns = useMemo(() => reportColumns(context), [context])
  const list = useList({ definition: reportList, source: { rows, isUnread }, columns, address, onAddress })
  const { isReader, mayManage, disabledReason } = useMayManage()
  const addButton = (
    <Button
      variant="primary"
      icon={<Plus aria-hidden />}
      disabledReason={disabledReason}
      onClick={() => setEditing({ report: undefined })}
    >
      {t('add')}
    </Button>
  )
  return (
    <ListPage
      list={list}
      section="scheduledReports"
      purpose={t('purpose')}
      asOf={<AsOf at={readAt} never={words('notLoaded')} sentence={(time) => words('asOf', { time })} />}
      toolbar={addButton}
      above={isOn ? null : <Callout tone="warn">{t('featureOff')}</Callout>}
      search={t('search')}
      empty={
        isReader
          ? {
              icon: <CalendarClock aria-hidden />,
              none: [t('empty.none'), t('empty.noneReason')],
              action: mayManage ? addButton : null,
              unread: [t('empty.unread'), t('empty.unreadReason')],
              filtered: [t('empty.filtered'), t('empty.filteredReason')],
              clear: words('clearSearch'),
            }
          : {
              instead: (
                <EmptyState
                  icon={<CalendarClock aria-hidden />}
                  title={t('empty.closed')}
                  reason={t('empty.closedReason')}
                />
              ),
            }
      }
      renderCard={(report, open) => <ReportCard report={report} context={context} open={open} />}
      rowState={rowState}
      renderPanel={(report, close) => (
        <ReportPanel
          report={report}
          timeZone={timeZone}
          isRefused={refused.has(report.recipientEmail)}
          disabledReason={disabledReason}
          onEdit={() => setEditing({ report: report.row })}
          onClose={close}
        />
      )}
      gone={{ title: t('panel.gone'), reason: t('panel.goneReason'), close: words('close') }}
    >
      {editing ? (
        <ReportDialog
          report={editing.report}
          companies={companies}
          users={users}
          onClose={() => setEditing(undefined)}
        />
      ) : null}
    </ListPage>
  )
}

/** Whether whoever is here may read and change scheduled reports, and why not. */
function useMayManage() {
  const { login } = useDevice()
  const t = useTexts('scheduledReports')
  const readOnlyReason = useReadOnlyReason()
  const isOn = useAccess().features.has('scheduled-reports')
  const seesAll = mayChangeOrganization(login.userData)
  const mayManage = seesAll && reaches(login.permissions.systemUsers, 'manage')
  return {
    isReader: seesAll && reaches(login.permissions.systemUsers, 'readOnly'),
    mayManage,
    disabledReason: isOn ? (mayManage ? readOnlyReason : t('noManage')) : t('featureOff'),
  }
}

/** The scheduled reports with their companies and people, from this device. */
function useReports() {
  const { customers: own, organization: known } = useDevice().login
  const reports = useWatched(watchScheduledReports)
  const customers = useWatched(watchCustomers)
  const people = useWatched(watchUsers)
  const organization = useWatched(watchOrganization)
  const channels = useWatched(watchAlertChannels)
  const [now] = useState(() => Date.now())
  const timeZone = (organization?.row ?? known).time_zone
  // Who may not open the companies still knows their names.
  const companies = useMemo(
    () => (customers?.length ? customers.map(({ row: { id, name } }) => ({ id, name })) : own),
    [customers, own],
  )
  const users = useMemo(() => people ?? [], [people])
  const listed = useMemo(
    () => reports && listedReports(reports, { companies, users, timeZone, now }),
    [reports, companies, users, timeZone, now],
  )
  const refused = useMemo(() => new Set(channels?.mail.refused), [channels])
  return { reports: listed, companies, users, timeZone, refused }
}
