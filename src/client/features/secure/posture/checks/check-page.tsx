import { Link } from '@tanstack/react-router'
import { ALL_COMPANIES } from '#shared/domain/screens/screens.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { useMemo } from 'react'
import { checks } from '#shared/domain/posture/checks.ts'
import { usePlaceAt } from '#client/parts/use-place.ts'
import { useCheckWords } from '#client/texts/check-texts.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Page } from '#client/ui/page.tsx'
import { Segmented } from '#client/ui/fields/segmented.tsx'
import { Tile } from '#client/ui/figures/tile.tsx'
import { useIsAtLeast } from '#client/ui/theme/use-breakpoint.ts'
import { ByHandPart } from './by-hand-part.tsx'
import { CheckCompanies } from './check-companies.tsx'
import { type CheckRow, checkRows } from './check-rows.ts'
import { SeverityNote } from './severity-note.tsx'
import type { PostureAddress } from '../posture-address.ts'
import { ProtectButton } from '#client/features/secure/parts/protect-button.tsx'
import { useKnownPostures } from '#client/features/secure/parts/use-company-postures.ts'
import { useProtectObstacle } from '#client/features/secure/parts/use-protect-obstacle.ts'

type CheckPageProps = ScreenProps<PostureAddress, { companySelectorId: string; securityCheckType: string }>

/** How the companies stand in one check (POST-06). */
export const AuditCheckPage = (props: CheckPageProps) => <CheckPage {...props} mode="audit" />

/** Which of the companies can be changed where one check fails (POST-11). */
export const ProtectCheckPage = (props: CheckPageProps) => <CheckPage {...props} mode="protect" />

function CheckPage({ mode, address, onAddress, params }: CheckPageProps & { mode: 'audit' | 'protect' }) {
  const { companySelectorId, securityCheckType: checkId } = params
  const companyId = companySelectorId === ALL_COMPANIES ? undefined : companySelectorId
  const t = useTexts('posture')
  const words = useCheckWords()
  const place = usePlaceAt('/secure/security-posture')
  const { rows: all, isUnread } = useKnownPostures()
  const protect = useTexts('protect')
  const obstacle = useProtectObstacle()
  const isRoomy = useIsAtLeast('md')
  const isProtecting = mode === 'protect'
  const check = checks.find(({ id }) => id === checkId)
  const companies = useMemo(() => all?.filter(({ id }) => id === (companyId ?? id)), [all, companyId])
  const { name, why, advice } = words(checkId)
  const list = <Link to="/secure/security-posture">{place.title}</Link>
  const breadcrumb = [...place.breadcrumb.slice(0, -1), list]
  if (!check)
    return (
      <Page {...place} isPart title={t('unknownCheck')} breadcrumb={breadcrumb}>
        <EmptyState title={t('unknownCheck')} reason={t('unknownCheckReason')} />
      </Page>
    )
  const row = companies && checkRows(companies, words).find((each) => each.check.id === checkId)
  const isLacking = companies?.some(({ checks: own }) => own.get(checkId)?.verdict.status === 'notCompliant')
  return (
    <Page
      {...place}
      isPart
      title={name}
      purpose={isProtecting ? protect('purpose') : why}
      breadcrumb={[...breadcrumb, name]}
      toolbar={
        isProtecting && check.remedy ? (
          <ProtectButton
            label={protect('openMany')}
            title={name}
            companies={companies ?? []}
            checkIds={[checkId]}
            companyIds={companyId === undefined ? undefined : [companyId]}
            disabledReason={isLacking ? undefined : protect('obstacles.notNeeded')}
          />
        ) : null
      }
      figures={<CheckTiles row={row} isUnread={isUnread} isNowhere={companies !== undefined && !row} />}
    >
      <SeverityNote check={check} />
      {advice ? <Callout tone="info">{advice}</Callout> : null}
      {/* On a phone the companies come first. */}
      <ByHandPart check={check} isLacking={isRoomy && isLacking !== false} />
      <CheckCompanies
        check={check}
        name={name}
        companies={companies}
        isUnread={isUnread}
        isProtecting={isProtecting}
        address={address}
        onAddress={onAddress}
        start={isProtecting || obstacle === undefined ? <Modes mode={mode} params={params} /> : undefined}
      />
    </Page>
  )
}

/** Whether the companies are shown by how they stand, or by whether they can be changed. */
function Modes({ mode, params }: Pick<CheckPageProps, 'params'> & { mode: 'audit' | 'protect' }) {
  const go = useGo()
  const protect = useTexts('protect')
  return (
    <Segmented
      label={protect('modes.label')}
      value={mode}
      onChange={(next) =>
        go({
          to: `/secure/security-posture/$companySelectorId/${next}/$securityCheckType`,
          params,
          replace: true,
        })
      }
      options={(['audit', 'protect'] as const).map((value) => ({ value, label: protect(`modes.${value}`) }))}
    />
  )
}

interface CheckTilesProps {
  row: CheckRow | undefined
  isUnread: boolean
  /** No company has the cloud that it judges. */
  isNowhere: boolean
}

/** The figures that matter of one check. */
function CheckTiles({ row, isUnread, isNowhere }: CheckTilesProps) {
  const t = useTexts('posture')
  const locale = useLocale()
  return (['notCompliant', 'compliant', 'notMeasured', 'resolved'] as const).map((status) => (
    <Tile
      key={status}
      label={status === 'resolved' ? t('columns.resolved') : t(`verdicts.${status}`)}
      figure={isUnread || isNowhere ? '–' : row?.[status].toLocaleString(locale)}
    />
  ))
}
