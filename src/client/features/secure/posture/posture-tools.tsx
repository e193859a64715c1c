import { Download, SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { firstValueFrom } from 'rxjs'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { quickBaseline } from '#shared/domain/posture/templates/quick-baseline.ts'
import { watchRiskOverviews } from '#client/data/nouns/secure/risk.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTools } from '#client/machines/use-tools.ts'
import { ExportReport, reportOfToday } from '#client/parts/report-export/export-report.tsx'
import { saveCsv } from '#client/parts/list/save-csv.ts'
import { useCheckWords } from '#client/texts/check-texts.ts'
import { loadWholeSection, useLocale, useTexts, withTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { type CompanyPosture, withMicrosoftScores } from '#client/features/secure/parts/company-postures.ts'
import { findingsIn } from '#client/features/secure/parts/findings.ts'
import { exportedPostures } from './exported-postures.ts'
import type { PostureAddress } from './posture-address.ts'
import { postureCsv } from './posture-csv.ts'
import { ProtectButton } from '#client/features/secure/parts/protect-button.tsx'
import type { CompanyTab, PostureTab } from './tabs.ts'

const CustomizeAuditDialog = lazy(
  withTexts(
    () =>
      import('./audit/customize-audit-dialog.tsx').then((part) => ({ default: part.CustomizeAuditDialog })),
    'audit',
  ),
)

interface PostureToolsProps {
  /** The list that is shown, and what the address says of it: an export has the same rows. */
  list: PostureTab | CompanyTab
  address: PostureAddress
  /** Undefined while they are being read. */
  companies: readonly CompanyPosture[] | undefined
  /** The one that is open; undefined where all are. */
  company: string | undefined
}

/** What can be done with what is shown. */
export function PostureTools({ list, address, companies, company }: PostureToolsProps) {
  const t = useTexts('posture')
  const general = useTexts('words')
  const tray = useTexts('tray')
  const words = useCheckWords()
  const locale = useLocale()
  const tools = useTools({ companyId: company })
  const device = useDevice()
  const protect = useTexts('protect')
  const isManager = reaches(useAccess().permissions.secure, 'manage')
  const [isCustomizing, setCustomizing] = useState(false)
  const exportShown = async () => {
    const risks = await firstValueFrom(watchRiskOverviews(device))
    const scored = withMicrosoftScores(companies ?? [], risks)
    const exported = exportedPostures(scored, { list, address, words })
    const findings = findingsIn(await loadWholeSection('checkFindings'), locale)
    saveCsv('posture', [postureCsv(exported, { words, findings, t, tray })])
  }
  const tellFailed = (cause: unknown) => {
    // oxlint-disable-next-line no-console
    console.warn('The posture could not be exported', cause)
    showToast({ tone: 'error', text: general('exportFailed') })
  }
  return (
    <>
      {tools.has('customizeAudit') ? (
        <Button variant="quiet" icon={<SlidersHorizontal aria-hidden />} onClick={() => setCustomizing(true)}>
          {t('customizeAudit')}
        </Button>
      ) : null}
      {isManager ? (
        <ProtectButton
          label={protect('quickBaseline')}
          title={protect('quickBaseline')}
          companies={companies ?? []}
          checkIds={quickBaseline}
          companyIds={company === undefined ? undefined : [company]}
          disabledReason={companies?.length ? undefined : t('nothingToExport')}
        />
      ) : null}
      {tools.has('export') ? (
        <Button
          icon={<Download aria-hidden />}
          disabledReason={companies?.length ? undefined : t('nothingToExport')}
          onClick={() => void exportShown().catch(tellFailed)}
        >
          {general('export')}
        </Button>
      ) : null}
      {tools.has('export') ? <ExportReport company={company} report={reportOfToday('posture')} /> : null}
      {isCustomizing ? (
        <Suspense>
          <CustomizeAuditDialog
            company={company}
            nameOf={(checkId) => words(checkId).name}
            onClose={() => setCustomizing(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
