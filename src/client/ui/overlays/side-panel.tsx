import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { IconButton } from '../icon-button.tsx'
import { Sheet } from './sheet.tsx'
import { useIsAtLeast } from '../theme/use-breakpoint.ts'
import { isUnderLayer } from '../keys/layers.ts'
import { useHotkey } from '../keys/use-hotkey.ts'

const Region = chakra('aside', {
  base: {
    position: 'fixed',
    zIndex: 'panel',
    top: 'var(--bar, 0px)',
    bottom: 0,
    insetInlineEnd: 0,
    display: 'flex',
    flexDirection: 'column',
    w: 'panel',
    bg: 'surface',
    borderInlineStartWidth: '1px',
    borderColor: 'line',
    boxShadow: 'float',
    animation: 'slideIn 160ms ease-out',
  },
})
const Head = chakra('header', {
  base: { position: 'relative', flexShrink: 0, ps: 5, pe: 12, pt: 4, pb: 3 },
})
const Close = chakra('div', { base: { position: 'absolute', top: 3, insetInlineEnd: 3 } })
const Context = chakra('div', { base: { fontSize: 'control', color: 'muted', mb: 2 } })
const Title = chakra('h2', {
  base: { fontSize: 'lead', lineHeight: '1.375rem', fontWeight: 'title', outline: 'none' },
})
const Under = chakra('div', { base: { mt: 2.5 } })
const Body = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: 3,
    flex: '1 1 auto',
    minH: 0,
    overflowY: 'auto',
    px: 5,
    pb: 5,
  },
})
const Foot = chakra('footer', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 2,
    flexShrink: 0,
    px: 5,
    py: 4,
    borderTopWidth: '1px',
    borderColor: 'line',
  },
})

export type SidePanelProps = {
  title: string
  /** Where the thing belongs, above the title. */
  context?: ReactNode
  /** State and tags, under the title. */
  summary?: ReactNode
  footer?: ReactNode
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/** Details beside the list on wide screens, a modal drawer beneath 1024 pixels. Mount it to open it. */
export function SidePanel(props: SidePanelProps) {
  const isBeside = useIsAtLeast('lg')
  return isBeside ? <PanelBeside {...props} /> : <PanelAbove {...props} />
}

function PanelAbove(props: SidePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Sheet open onClose={props.onClose} label={props.title} side="end" initialFocus={heading} isBeneath>
      <PanelContent {...props} heading={heading} />
    </Sheet>
  )
}

function PanelBeside(props: SidePanelProps) {
  const region = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  // A menu or dialog that has just opened hears no key for a moment: one that is meant for it does not close the panel.
  useHotkey(
    'Escape',
    () => {
      if (!isUnderLayer()) props.onClose()
    },
    { word: props.closeLabel, scope: 'panel' },
  )

  // Focus comes in with the panel and goes back to the row that opened it.
  useEffect(() => {
    const panel = region.current
    const opener = document.activeElement
    heading.current?.focus()
    return () => {
      const nobodyElse = document.activeElement === document.body || panel?.contains(document.activeElement)
      if (nobodyElse && opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])

  return (
    <Region ref={region} aria-labelledby={titleId}>
      <PanelContent {...props} heading={heading} titleId={titleId} />
    </Region>
  )
}

function PanelContent({
  title,
  titleId,
  heading,
  context,
  summary,
  footer,
  closeLabel,
  onClose,
  children,
}: SidePanelProps & { titleId?: string; heading: RefObject<HTMLHeadingElement | null> }) {
  return (
    <>
      <Head>
        {context ? <Context>{context}</Context> : null}
        <Title ref={heading} id={titleId} tabIndex={-1}>
          {title}
        </Title>
        {summary ? <Under>{summary}</Under> : null}
        <Close>
          <IconButton icon={<X aria-hidden />} label={closeLabel} onClick={onClose} />
        </Close>
      </Head>
      <Body tabIndex={0}>{children}</Body>
      {footer ? <Foot>{footer}</Foot> : null}
    </>
  )
}
