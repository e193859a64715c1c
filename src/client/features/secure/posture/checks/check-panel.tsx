import { chakra } from '@chakra-ui/react'
import { lazy, Suspense, useState } from 'react'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { ExchangeLink } from '#client/parts/connection/exchange-link.tsx'
import { useCheckWords } from '#client/texts/check-texts.ts'
import { useLocale, useTexts, withTexts } from '#client/texts/texts.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { TimeSentence } from '#client/ui/times/time-sentence.tsx'
import { cloudOf } from '#shared/domain/posture/check.ts'
import { CheckVerdict, helpWords, reasonWords } from '#client/features/secure/parts/check-verdict.tsx'
import type { CheckStanding, CompanyPosture } from '#client/features/secure/parts/company-postures.ts'
import { ByHandPart } from './by-hand-part.tsx'
import { useFindings } from '#client/features/secure/parts/use-findings.ts'
import { SeverityNote } from './severity-note.tsx'
import { Finding } from './finding.tsx'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import { ProtectButton } from '#client/features/secure/parts/protect-button.tsx'

const ResolveCheckDialog = lazy(
  withTexts(
    () => import('./resolve-check-dialog.tsx').then((part) => ({ default: part.ResolveCheckDialog })),
    'audit',
  ),
)

const CheckHistory = lazy(() =>
  import('./check-history.tsx').then((part) => ({ default: part.CheckHistory })),
)
const Instructions = lazy(
  withTexts(
    () => import('./instructions.tsx').then((part) => ({ default: part.Instructions })),
    'instructions',
  ),
)

const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1.5 },
})
const Tags = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2.5 } })
const Why = chakra('p', { base: { color: 'muted' } })
export interface CheckPanelProps {
  company: CompanyPosture
  standing: CheckStanding
  onClose: () => void
}

/** One check of one company: what was found, what it has to be, and why that matters. */
export function CheckPanel({ company, standing, onClose }: CheckPanelProps) {
  const t = useTexts('posture')
  const access = useAccess()
  const protect = useTexts('protect')
  const [isResolving, setResolving] = useState(false)
  const words = useCheckWords()
  const findings = useFindings()
  const tray = useTexts('tray')
  const locale = useLocale()
  const { check, verdict, resolution } = standing
  const { name, why, advice } = words(check.id)
  const cloud = cloudOf(check)
  const readAt = company.clouds[cloud]
  const tags = [
    check.code,
    ...(check.anchors.cis ?? []).map((each) => `CIS ${each}`),
    ...(check.anchors.cisa ?? []),
    ...(check.requires === 'free' ? [] : [t(`licenses.${check.requires}`)]),
  ]
  const noManage = reaches(access.permissions.secure, 'manage') ? undefined : t('noManage')
  return (
    <SidePanel
      title={name}
      context={`${company.name} · ${t(`areas.${check.area}`)}`}
      summary={
        <>
          <Line>
            <CheckVerdict standing={standing} t={t} />
            {readAt === undefined ? null : (
              <TimeSentence at={readAt} locale={locale} sentence={(time) => t('panel.readAt', { time })} />
            )}
          </Line>
          <Tags>
            {tags.map((tag) => (
              <Badge key={tag} mono>
                {tag}
              </Badge>
            ))}
          </Tags>
        </>
      }
      closeLabel={t('panel.close')}
      onClose={onClose}
      footer={
        <>
          <ProtectButton
            label={protect('open')}
            title={name}
            companies={[company]}
            checkIds={[check.id]}
            companyIds={[company.id]}
            isOffered={check.remedy !== undefined && verdict.status === 'notCompliant'}
          />
          <Button disabledReason={noManage} onClick={() => setResolving(true)}>
            {resolution ? t('panel.changeResolution') : t('panel.resolve')}
          </Button>
        </>
      }
    >
      {why ? <Why>{why}</Why> : null}
      <SeverityNote check={check} />
      {advice ? <Callout tone="info">{advice}</Callout> : null}
      {verdict.status === 'notMeasured' ? (
        <Callout
          tone="info"
          title={reasonWords(verdict.reason, t)}
          action={
            verdict.reason === 'exchangeNotConnected' ? <ExchangeLink companyId={company.id} /> : undefined
          }
        >
          {helpWords(verdict.reason, cloud, t)}
        </Callout>
      ) : (
        <PanelPart title={t('panel.found')}>
          <Finding lines={findings.lines(check.id, verdict)} answer={verdict.found} />
        </PanelPart>
      )}
      <PanelPart title={t('panel.target')}>
        <Finding lines={findings.targetLines(check.id)} answer={check.target} />
      </PanelPart>
      <ByHandPart check={check} isLacking={verdict.status === 'notCompliant'} />
      {resolution ? (
        <PanelPart title={tray(`resolutions.${resolution.status}`)}>
          <pre>{resolution.details || t('panel.noDetails')}</pre>
        </PanelPart>
      ) : null}
      <Suspense>
        <CheckHistory companyId={company.id} checkId={check.id} />
        <Instructions company={company} checkId={check.id} checkName={name} />
      </Suspense>
      {isResolving ? (
        <Suspense>
          <ResolveCheckDialog
            company={company}
            checkId={check.id}
            nameOf={(checkId) => words(checkId).name}
            onClose={() => setResolving(false)}
          />
        </Suspense>
      ) : null}
    </SidePanel>
  )
}
