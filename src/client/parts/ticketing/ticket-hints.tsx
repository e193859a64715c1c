import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { reaches } from '#shared/domain/permissions/levels.ts'
import type { NoticeHint } from '#shared/domain/ticketing/ticket-hindrances.ts'
import { ALL_COMPANIES } from '#shared/domain/screens/screens.ts'
import type { TicketTool } from '#shared/domain/ticketing/ticket-tool.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { useTexts } from '#client/texts/texts.ts'
import { mappingPath } from './mapping-path.ts'

const List = chakra('ul', {
  base: { listStyleType: 'disc', ps: 5, fontSize: 'control', '& a': { textDecoration: 'underline' } },
})

interface TicketHintsProps {
  hints: readonly NoticeHint[]
  /** Of whom they are; null for all companies. */
  customerId: string | null
  tool: Pick<TicketTool, 'id' | 'type'> | undefined
  /** The hints that are about the screen itself: they lead nowhere. */
  isAtNotifications?: boolean
}

/** What is to be done so that tickets and mails can leave, each with the way to its screen (ALERT-20). */
export function TicketHints({ hints, isAtNotifications = false, ...whose }: TicketHintsProps) {
  const t = useTexts('ticketing')
  const mayOpen = reaches(useAccess().permissions.integrations, 'readOnly')
  return (
    <List>
      {hints.map((hint) => {
        const isAbout = hint === 'enableAlerts' || hint === 'addRecipient'
        const leads = isAbout ? !isAtNotifications : mayOpen
        const word = t(`hints.${hint}`)
        return (
          <li key={hint}>
            {leads ? (
              <HintLink hint={hint} {...whose}>
                {word}
              </HintLink>
            ) : (
              word
            )}
          </li>
        )
      })}
    </List>
  )
}

interface HintLinkProps extends Pick<TicketHintsProps, 'customerId' | 'tool'> {
  hint: NoticeHint
  children: ReactNode
}

function HintLink({ hint, customerId, tool, children }: HintLinkProps) {
  if (hint === 'enableAlerts' || hint === 'addRecipient')
    return (
      <Link
        to="/secure/alerts/$companySelectorId/notifications"
        params={{ companySelectorId: customerId ?? ALL_COMPANIES }}
      >
        {children}
      </Link>
    )
  if (hint === 'integratePsa' || tool === undefined)
    return (
      <Link to="/integrations" search={{ modal: 'ticketing' }}>
        {children}
      </Link>
    )
  const company = customerId ?? undefined
  const mapping = company === undefined ? { show: 'open' as const } : { open: company }
  return (
    <Link
      to={mappingPath(tool.type)}
      params={{ integrationId: tool.id }}
      search={hint === 'finishPsa' ? { tab: 'settings', of: company } : mapping}
    >
      {children}
    </Link>
  )
}
