import { chakra } from '@chakra-ui/react'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'

const Place = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    top: 3,
    insetInline: 3,
    mx: 'auto',
    maxW: '34rem',
    '& > div': { boxShadow: 'float' },
  },
  variants: {
    low: {
      true: {
        top: 'auto',
        bottom: { base: 'calc(4.5rem + env(safe-area-inset-bottom))', md: 4 },
        insetInlineStart: { base: 3, md: 'auto' },
        insetInlineEnd: { base: 3, md: 4 },
      },
    },
  },
})

interface ErasedNoticeProps {
  reason: 'ordered' | 'tries' | 'lease'
  onDismiss: () => void
}

/** Why this device is empty, for whoever opens it next. */
export function ErasedNotice({ reason, onDismiss }: ErasedNoticeProps) {
  const t = useTexts('lock')
  const words = useTexts('words')
  return (
    <Place>
      <Callout tone="info" action={<Button onClick={onDismiss}>{words('dismiss')}</Button>}>
        {t(`erased.${reason}`)}
      </Callout>
    </Place>
  )
}

interface LostNoticeProps {
  count: number
  /** When the oldest was made, in milliseconds. */
  since: number | null
  onDismiss: () => void
}

/** The one loss that no web app can rule out, said plainly. */
export function LostNotice({ count, since, onDismiss }: LostNoticeProps) {
  const t = useTexts('lock')
  const words = useTexts('words')
  const day = new Date(since ?? 0).toLocaleDateString(useLocale(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
  return (
    <Place low>
      <Callout
        tone="warn"
        title={since === null ? t('lostUnknown', { count }) : t('lost', { count, day })}
        action={<Button onClick={onDismiss}>{words('dismiss')}</Button>}
      >
        {t('lostHelp')}
      </Callout>
    </Place>
  )
}
