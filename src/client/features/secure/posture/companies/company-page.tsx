import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { AsOf } from '#client/parts/as-of.tsx'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { usePlaceAt } from '#client/parts/use-place.ts'
import { useLocale, useTexts, withTexts } from '#client/texts/texts.ts'
import { later } from '#client/ui/later.tsx'
import { Page } from '#client/ui/page.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { Tile } from '#client/ui/figures/tile.tsx'
import { CompanyChecks } from './company-checks.tsx'
import type { CompanyPosture } from '#client/features/secure/parts/company-postures.ts'
import type { PostureAddress } from '../posture-address.ts'
import { NoPosture } from '../posture-words.tsx'
import { PostureTabs } from '../posture-tabs.tsx'
import { PostureTools } from '../posture-tools.tsx'
import { COMPANY_TABS, type CompanyTab, tabOf } from '../tabs.ts'
import { WhatToDoFirst } from '../first/what-to-do-first.tsx'
import { CriticalNote } from '../critical-note.tsx'
import { useKnownPostures } from '#client/features/secure/parts/use-company-postures.ts'

const CheckPanel = later(
  withTexts(() => import('../checks/check-panel.tsx').then((part) => part.CheckPanel), 'companies'),
)
// The next thing that somebody opens from the list.
void CheckPanel.preload()

const ChangesTab = lazy(
  withTexts(
    () => import('../changes/changes-tab.tsx').then((part) => ({ default: part.ChangesTab })),
    'checkFindings',
  ),
)
const OverviewPanel = lazy(
  withTexts(
    () => import('../overview/overview-panel.tsx').then((part) => ({ default: part.OverviewPanel })),
    'risk',
  ),
)
const SharedMailboxes = lazy(
  withTexts(
    () => import('../mailboxes/shared-mailboxes.tsx').then((part) => ({ default: part.SharedMailboxes })),
    'mailboxes',
  ),
)
const TasksTab = lazy(() => import('../tasks/tasks-tab.tsx').then((part) => ({ default: part.TasksTab })))

/** How one company stands: in every check, what changed there, and what was changed from here. */
export function CompanyPosturePage({
  address,
  onAddress,
  params: { companySelectorId: companyId, tabKey },
}: ScreenProps<PostureAddress, { companySelectorId: string; tabKey?: string }>) {
  const t = useTexts('posture')
  const go = useGo()
  const place = usePlaceAt('/secure/security-posture')
  const list = <Link to="/secure/security-posture">{place.title}</Link>
  const tab = tabOf(COMPANY_TABS, tabKey) ?? COMPANY_TABS[0]
  const onTab = (next: CompanyTab) => {
    const params = { companySelectorId: companyId, tabKey: next }
    if (next === COMPANY_TABS[0])
      go({ to: '/secure/security-posture/$companySelectorId', params, replace: true })
    else go({ to: '/secure/security-posture/$companySelectorId/$tabKey', params, replace: true })
  }
  const { rows: companies, isUnread } = useKnownPostures()
  const company = companies?.find(({ id }) => id === companyId)
  const isGone = companies !== undefined && company === undefined && !isUnread
  const why = isGone ? 'gone' : isUnread ? 'unread' : undefined
  const only = companies && (company ? [company] : [])
  // What is open in the list of tasks is a task.
  const openCheck = tab === 'applied' ? undefined : address.open
  const standing = openCheck === undefined ? undefined : company?.checks.get(openCheck)
  const close = () => onAddress({ open: undefined })
  return (
    <Page
      isPart
      title={company?.name ?? (isGone ? t('empty.gone') : place.title)}
      breadcrumb={[...place.breadcrumb.slice(0, -1), list, company?.name ?? '']}
      breadcrumbLabel={place.breadcrumbLabel}
      labels={place.labels}
      asOf={
        <AsOf at={company?.readAt} never={t('neverRead')} sentence={(time) => t('panel.readAt', { time })} />
      }
      toolbar={
        why ? null : <PostureTools list={tab} address={address} companies={only} company={companyId} />
      }
      figures={company ? <CompanyTiles company={company} /> : null}
    >
      {why ? (
        <NoPosture why={why} link={isGone ? list : undefined} />
      ) : (
        <PostureTabs tabs={COMPANY_TABS} value={tab} onChange={onTab} />
      )}
      {tab === 'checks' && !why ? (
        <CompanyChecks company={company} address={address} onAddress={onAddress} />
      ) : null}
      {tab === 'overview' && !why ? (
        <WhatToDoFirst companies={only} isOne onOpen={(checkId) => onAddress({ open: checkId })} />
      ) : null}
      <Suspense>
        {tab === 'overview' && !why ? <OverviewPanel companies={only} /> : null}
        {tab === 'mailboxes' && company ? (
          <SharedMailboxes company={company} address={address} onAddress={onAddress} />
        ) : null}
        {tab === 'changes' && !why ? (
          <ChangesTab
            companies={only}
            address={address}
            onAddress={onAddress}
            onOpen={(_, checkId) => onAddress({ open: checkId })}
          />
        ) : null}
        {tab === 'applied' && !why ? (
          <TasksTab companies={only} address={address} onAddress={onAddress} />
        ) : null}
      </Suspense>
      {company && standing ? (
        <CheckPanel key={standing.check.id} company={company} standing={standing} onClose={close} />
      ) : openCheck !== undefined && company ? (
        <SidePanel title={t('unknownCheck')} closeLabel={t('panel.close')} onClose={close}>
          {t('unknownCheckReason')}
        </SidePanel>
      ) : null}
    </Page>
  )
}

/** The figures that matter of one company. */
function CompanyTiles({ company: { score, all, open, checks } }: { company: CompanyPosture }) {
  const t = useTexts('posture')
  const locale = useLocale()
  const resolved = [...checks.values()].filter(({ isIncluded, isResolved }) => isIncluded && isResolved)
  return (
    <>
      <Tile
        label={t('columns.score')}
        figure={score === undefined ? '–' : Math.floor(score).toLocaleString(locale)}
        help={{ label: t('scoreHelp.label'), text: t('scoreHelp.text') }}
        note={t('metOf', {
          met: all.met.toLocaleString(locale),
          counted: all.counted.toLocaleString(locale),
        })}
      />
      <Tile
        label={t('figures.open')}
        figure={(all.counted - all.met).toLocaleString(locale)}
        note={<CriticalNote count={open.critical} />}
      />
      <Tile label={t('figures.notMeasured')} figure={all.notMeasured.toLocaleString(locale)} />
      <Tile label={t('columns.resolved')} figure={resolved.length.toLocaleString(locale)} />
    </>
  )
}
