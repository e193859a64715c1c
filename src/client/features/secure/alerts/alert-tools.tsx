import { BellOff, BellRing, MapPinCheck } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { alertLimits } from '#shared/domain/alerts/alert-row.ts'
import { ALL_COMPANIES } from '#shared/domain/screens/screens.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { useTools } from '#client/machines/use-tools.ts'
import { ExportReport, reportOfLastDays } from '#client/parts/report-export/export-report.tsx'
import { useGo } from '#client/parts/screen/use-go.ts'
import { useTexts, withTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import type { AlertsAddress } from './alerts-address.ts'
import { useFailingChannels } from './notify/use-failing-channels.ts'
import { Watched } from './watched.tsx'

const UsualSetupDialog = lazy(
  withTexts(
    () => import('./setup/usual-setup-dialog.tsx').then((part) => ({ default: part.UsualSetupDialog })),
    'usualSetup',
  ),
)

/** Alerts are kept no longer. */
const ALERT_DAYS = alertLimits.retentionDays

interface AlertToolsProps extends Pick<AlertsAddress, 'modal'> {
  /** Undefined: all companies. */
  companyId: string | undefined
  onAddress: (change: Pick<AlertsAddress, 'modal'>) => void
}

/** What stands above the alerts of a company, or of all: what is not watched, and what is usual (ALERT-15). */
export function AlertTools({ companyId, modal, onAddress }: AlertToolsProps) {
  const t = useTexts('alerts')
  const go = useGo()
  const isFailing = useFailingChannels().length > 0
  const tools = useTools({ companyId })
  const isReporting = useAccess().features.has('reporting')
  return (
    <>
      <Watched companyId={companyId} />
      {tools.has('safeLocations') ? (
        <Button icon={<MapPinCheck aria-hidden />} onClick={() => onAddress({ modal: 'eventSettings' })}>
          {t('safeLocations')}
        </Button>
      ) : null}
      <Button
        icon={isFailing ? <BellOff aria-hidden /> : <BellRing aria-hidden />}
        onClick={() =>
          go({
            to: '/secure/alerts/$companySelectorId/notifications',
            params: { companySelectorId: companyId ?? ALL_COMPANIES },
          })
        }
      >
        {isFailing ? t('notificationsFail') : t('notifications')}
      </Button>
      {isReporting ? (
        <ExportReport company={companyId} report={reportOfLastDays('threat', ALERT_DAYS)} />
      ) : null}
      <Suspense>
        {modal === 'eventSettings' && tools.has('safeLocations') ? (
          <UsualSetupDialog customerId={companyId ?? null} onClose={() => onAddress({ modal: undefined })} />
        ) : null}
      </Suspense>
    </>
  )
}
