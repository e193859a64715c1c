import { chakra } from '@chakra-ui/react'
import type { SupportTicket } from '#shared/domain/support/support-ticket.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'

const List = chakra('ul', { base: { display: 'grid', '& > li + li': { borderTopWidth: '1px' } } })
const Item = chakra('li', {
  base: { display: 'grid', gap: 1, py: 3, borderColor: 'line', _first: { pt: 0 } },
})
const Subject = chakra('h3', { base: { fontWeight: 'medium', overflowWrap: 'anywhere' } })
const Quiet = chakra('p', { base: { fontSize: 'control', color: 'muted' } })
const Written = chakra('p', {
  base: { fontSize: 'control', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineClamp: 4 },
})

interface OwnTicketsProps {
  /** Undefined until they were read. */
  tickets: readonly SupportTicket[] | undefined
  isFailed: boolean
  onRetry: () => void
}

/** What somebody has written to support, as the server tells it. */
export function OwnTickets({ tickets, isFailed, onRetry }: OwnTicketsProps) {
  const t = useTexts('support')
  const words = useTexts('words')
  const locale = useLocale()
  const timeOf = (at: string) =>
    new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })
  if (!tickets && isFailed)
    return (
      <Callout tone="warn" action={<Button onClick={onRetry}>{words('tryAgain')}</Button>}>
        {t('ticket.unread')}
      </Callout>
    )
  if (!tickets) return <SkeletonRows rows={3} label={t('ticket.loading')} />
  if (tickets.length === 0) return <Quiet>{t('ticket.nothing')}</Quiet>
  return (
    <List aria-label={t('ticket.own')}>
      {tickets.map(({ id, subject, text, company, written_at, sent_at }) => (
        <Item key={id}>
          <Subject>{subject}</Subject>
          <Quiet>
            {[
              timeOf(written_at),
              ...(company === null ? [] : [company]),
              t(sent_at === null ? 'ticket.waits' : 'ticket.mailed'),
            ].join(' · ')}
          </Quiet>
          <Written>{text}</Written>
        </Item>
      ))}
    </List>
  )
}
