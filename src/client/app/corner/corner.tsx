import { chakra } from '@chakra-ui/react'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import type { DevicePolicy } from '#shared/domain/organization/device-policy.ts'
import { InboxDatabase } from '#client/data/inbox/inbox-database.ts'
import { useHasForm } from '#client/machines/unsaved.ts'
import { useTexts, withTexts } from '#client/texts/texts.ts'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { useInstall } from '../install/use-install.tsx'
import type { OfferCardProps } from '../offers/offer-card.tsx'
import { useOffers } from '../offers/use-offers.ts'
import { UpdatePrompt } from '../update/update-prompt.tsx'
import { useUpdate } from '../update/use-update.ts'

const fetchOfferCard = withTexts(() => import('../offers/offer-card.tsx'), 'fieldMode', 'install')
const OfferCard = lazy<ComponentType<OfferCardProps>>(() =>
  fetchOfferCard().then(
    ({ OfferCard }) => ({ default: OfferCard }),
    // It is offered at another start.
    () => ({ default: () => null }),
  ),
)

/** Above the bar of a phone; below whatever is modal. */
const Place = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'panel',
    bottom: { base: 'calc(4.5rem + env(safe-area-inset-bottom))', md: 4 },
    insetInlineStart: { base: 3, md: 4 },
    w: '360px',
    maxW: 'calc(100vw - 1.5rem)',
    borderRadius: 'card',
    boxShadow: 'float',
    _empty: { boxShadow: 'none' },
  },
})

export interface CornerProps {
  policy: DevicePolicy['fieldMode'] | undefined
  guard: (act: () => void) => void
  onReload: () => void
  onFieldMode: () => void
}

/** What the app has to say without being asked: a new build, else something that it offers once. */
export function Corner({ policy, guard, onReload, onFieldMode }: CornerProps) {
  const update = useUpdate({ guard, reload: onReload })
  const { offer, noteShown, answer } = useOffers(policy, update !== undefined)
  const { way, install, dialog } = useInstall()
  // It would lie over what the form is saved with.
  const isWriting = useHasForm()
  useTellUpdated()
  return (
    <>
      <Place aria-live="polite" data-now data-corner>
        {update ? (
          <UpdatePrompt {...update} />
        ) : offer && !isWriting ? (
          <Suspense fallback={null}>
            <OfferCard
              offer={offer}
              installWay={way}
              onShown={noteShown}
              onSetUp={() => {
                answer()
                onFieldMode()
              }}
              onInstall={() => {
                answer()
                install()
              }}
              onPutOff={answer}
            />
          </Suspense>
        ) : null}
      </Place>
      {dialog}
    </>
  )
}

/** Tells once that a new build was taken. */
function useTellUpdated() {
  const t = useTexts('app')
  useEffect(() => {
    const inbox = new InboxDatabase()
    inbox
      .drain('updated')
      .then((notes) => notes.length > 0 && showToast({ tone: 'ok', text: t('updated') }))
      .catch(() => {})
  }, [t])
}
