import { chakra } from '@chakra-ui/react'
import { useMachine } from '@xstate/react'
import { CreditCard, ExternalLink } from 'lucide-react'
import { fromPromise } from 'xstate'
import { openBillingPortal, subscriptionChange, watchBillingAccount } from '#client/data/nouns/billing.ts'
import { watchSubscription } from '#client/data/nouns/licenses/licenses.ts'
import { hasUnsaved } from '#client/machines/unsaved.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useIsOnline } from '#client/machines/use-is-online.ts'
import { useSite } from '#client/machines/use-site.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { AsOf } from '#client/parts/as-of.tsx'
import { useKnown } from '#client/parts/list/use-known.ts'
import { usePlace } from '#client/parts/use-place.ts'
import { useReadOnlyReason } from '#client/parts/use-read-only-reason.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Page } from '#client/ui/page.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { invariant } from '#shared/lib/invariant.ts'
import { CurrentPlan } from './current-plan.tsx'
import { DiscoverTrial } from './discover-trial.tsx'
import { Notices } from './notices.tsx'
import { PortalDialog } from './portal-dialog.tsx'
import { portalMachine } from './portal.machine.ts'
import { Prices } from './prices.tsx'
import { ReloadCallout } from './reload-callout.tsx'

const Sections = chakra('div', { base: { display: 'grid', gap: 3.5, maxW: '72rem' } })

/** What the organization has bought and pays, and the way to where it buys (ORG-25 to ORG-29). */
export function BillingPage() {
  const device = useDevice()
  const t = useTexts('billing')
  const words = useTexts('words')
  const view = useWatched(watchSubscription)
  const account = useWatched(watchBillingAccount)
  const { rows, isUnread, readAt } = useKnown(view ? [view.row] : [])
  const { permissions } = useAccess()
  const portal = useSite().billing?.portal ?? null
  const mayManage = reaches(permissions.billing, 'manage')
  const [state, send] = useMachine(
    portalMachine.provide({
      actors: {
        openSession: fromPromise(({ signal }) => {
          const { ownerBillingId: billingAccountId } = device.login
          invariant(billingAccountId, 'who may read the billing knows its account')
          return openBillingPortal(device, { billingAccountId, signal })
        }),
        subscriptionChange: fromPromise(({ signal }) => subscriptionChange(device, signal)),
      },
      guards: { isAllSaved: () => !hasUnsaved() },
      actions: { reload: () => location.reload() },
    }),
  )
  const [subscription] = rows ?? []
  return (
    <Page
      {...usePlace()}
      purpose={t('purpose')}
      asOf={<AsOf at={readAt} never={words('notLoaded')} sentence={(time) => words('asOf', { time })} />}
      toolbar={
        mayManage && portal !== null && subscription ? (
          <OpenPortal onOpen={() => send({ type: 'portal.open' })} />
        ) : undefined
      }
    >
      {subscription ? (
        <Sections>
          {state.context.isShown ? null : <ReloadCallout state={state} send={send} />}
          <Notices
            subscription={subscription}
            account={account ?? null}
            portal={portal}
            mayManage={mayManage}
          />
          <CurrentPlan subscription={subscription} account={account ?? null} />
          <DiscoverTrial subscription={subscription} mayManage={mayManage} />
          <Prices />
        </Sections>
      ) : isUnread ? (
        <EmptyState icon={<CreditCard aria-hidden />} title={t('unread')} reason={t('unreadReason')} />
      ) : (
        <SkeletonRows rows={8} label={t('reading')} />
      )}
      {portal !== null && state.context.isShown ? (
        <PortalDialog state={state} send={send} portal={portal} />
      ) : null}
    </Page>
  )
}

function OpenPortal({ onOpen }: { onOpen: () => void }) {
  const t = useTexts('billing')
  const isOnline = useIsOnline()
  const readOnlyReason = useReadOnlyReason()
  return (
    <Button
      variant="primary"
      icon={<ExternalLink aria-hidden />}
      disabledReason={readOnlyReason ?? (isOnline ? undefined : t('offline'))}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {t('open')}
    </Button>
  )
}
