import { chakra } from '@chakra-ui/react'
import type { FormEvent, ReactNode } from 'react'

const cardStyle = {
  display: 'grid',
  gap: 5,
  w: 'full',
  px: { base: 5, sm: 7 },
  py: { base: 6, sm: 7 },
  bg: 'surface',
  borderColor: 'line',
  borderBlockWidth: '1px',
  borderInlineWidth: { base: 0, sm: '1px' },
  borderRadius: { base: 0, sm: 'card' },
} as const
const Card = chakra('section', { base: cardStyle })
const Form = chakra('form', { base: { display: 'grid', gap: 4 } })
const Title = chakra('h1', {
  base: { fontSize: 'title', fontWeight: 'title', lineHeight: 1.3, textWrap: 'balance', outline: 'none' },
})
const Words = chakra('div', {
  base: { display: 'grid', gap: 2, mt: 1.5, color: 'muted', overflowWrap: 'anywhere', textWrap: 'pretty' },
})
export const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap-reverse',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
    mt: 1,
  },
})

export interface AuthCardProps {
  title: string
  words?: ReactNode
  /** What happened. */
  notice?: ReactNode
  /** Has no field that takes the focus. */
  isRead?: boolean
  onSubmit?: () => void
  children?: ReactNode
}

/** One question to somebody who is not signed in. */
export function AuthCard({ title, words, notice, isRead = false, onSubmit, children }: AuthCardProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit?.()
  }
  return (
    <Card>
      <div>
        <Title tabIndex={-1} ref={isRead ? takeFocus : null}>
          {title}
        </Title>
        {words ? <Words>{words}</Words> : null}
      </div>
      {notice}
      {onSubmit ? (
        <Form noValidate onSubmit={submit}>
          {children}
        </Form>
      ) : (
        children
      )}
    </Card>
  )
}

const takeFocus = (title: HTMLElement | null) => title?.focus()
