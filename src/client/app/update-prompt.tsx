import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { Workbox } from 'workbox-window'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { InboxDatabase } from '#client/data/inbox/inbox-database.ts'

const Place = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    bottom: { base: 20, md: 4 },
    insetInlineStart: 4,
    maxW: '360px',
  },
})

/** Keeps the app on this device, and offers a new build when there is one: it is taken when the person says so. */
export function UpdatePrompt() {
  const t = useTexts('app')
  const [update, setUpdate] = useState<() => void>()
  useEffect(() => {
    const inbox = new InboxDatabase()
    inbox
      .drain('updated')
      .then((notes) => notes.length > 0 && showToast({ tone: 'ok', text: t('updated') }))
      .catch(() => {})
  }, [t])
  useEffect(() => {
    if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
    const workbox = new Workbox('/service-worker.js')
    workbox.addEventListener('waiting', () => {
      setUpdate(() => () => {
        workbox.addEventListener('controlling', () => location.reload())
        workbox.messageSkipWaiting()
      })
    })
    // Without a service worker (a private window, a policy) the app still works while there is a network.
    workbox.register().catch(() => {})
  }, [])
  if (!update) return null
  return (
    <Place role="status">
      <Callout tone="info" action={<Button onClick={update}>{t('reload')}</Button>}>
        {t('updateReady')}
      </Callout>
    </Place>
  )
}
