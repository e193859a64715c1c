import { chakra } from '@chakra-ui/react'
import { useIsOnline } from '#client/machines/use-is-online.ts'
import { RefusalCallout } from '#client/parts/refusal-callout.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { ReloadCallout, type VisitProps } from './reload-callout.tsx'

const Frame = chakra('iframe', {
  base: {
    w: 'full',
    h: '60dvh',
    flexShrink: 0,
    // Somebody else's page, which is made for a light background.
    bg: 'white',
    colorScheme: 'light',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
  },
})

/** A page of another site keeps its own origin; one of this site would be the app itself, and gets nothing but its forms. */
const allowances = (portal: string): string =>
  portal === location.origin ? 'allow-forms' : 'allow-forms allow-scripts allow-same-origin allow-popups'

/** The billing portal over the page (ORG-27). */
export function PortalDialog({ state, send, portal }: VisitProps & { portal: string }) {
  const t = useTexts('billing')
  const words = useTexts('words')
  const isOnline = useIsOnline()
  const { url, refusal } = state.context
  return (
    <Dialog
      open
      // A press beside it would end a purchase half way.
      urgent
      size="large"
      title={t('portal')}
      closeLabel={words('close')}
      onClose={() => send({ type: 'portal.close' })}
    >
      <ReloadCallout state={state} send={send} />
      {isOnline ? null : <Callout tone="warn">{t('offline')}</Callout>}
      {refusal ? (
        <>
          <RefusalCallout title={t('notOpened')} refusal={refusal} unanswered={t('unanswered')} />
          <div>
            <Button onClick={() => send({ type: 'portal.retry' })}>{words('tryAgain')}</Button>
          </div>
        </>
      ) : url === undefined ? (
        <SkeletonRows rows={8} label={t('opening')} />
      ) : (
        <Frame src={url} title={t('portal')} sandbox={allowances(portal)} referrerPolicy="no-referrer" />
      )}
    </Dialog>
  )
}
