import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
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

/**
 * Details beside the list on wide screens, a modal drawer beneath 1024 pixels. Mount it to open it. What is in it is drawn
 * into an element that moves from one to the other, so that a tablet that is turned loses nothing that was typed.
 */
export function SidePanel(props: SidePanelProps) {
  const isBeside = useIsAtLeast('lg')
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [content] = useState(() => {
    const element = document.createElement('div')
    element.style.display = 'contents'
    return element
  })
  const frame = { content, heading, onClose: props.onClose }
  return (
    <>
      {isBeside ? (
        <PanelBeside {...frame} titleId={titleId} closeLabel={props.closeLabel} />
      ) : (
        <PanelAbove {...frame} label={props.title} />
      )}
      {createPortal(<PanelContent {...props} heading={heading} titleId={titleId} />, content)}
    </>
  )
}

interface PanelFrame {
  content: HTMLElement
  heading: RefObject<HTMLHeadingElement | null>
  onClose: () => void
}

/** Where the content stands at the moment. */
function ContentPlace({ content }: Pick<PanelFrame, 'content'>) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.append(content), [content])
  return <div ref={place} style={{ display: 'contents' }} />
}

function PanelAbove({ content, heading, onClose, label }: PanelFrame & { label: string }) {
  return (
    <Sheet open onClose={onClose} label={label} side="end" initialFocus={heading} isBeneath>
      <ContentPlace content={content} />
    </Sheet>
  )
}

function PanelBeside({
  content,
  heading,
  onClose,
  titleId,
  closeLabel,
}: PanelFrame & { titleId: string; closeLabel: string }) {
  const region = useRef<HTMLElement>(null)
  // A menu or dialog that has just opened hears no key for a moment: one that is meant for it does not close the panel.
  useHotkey(
    'Escape',
    () => {
      if (!isUnderLayer()) onClose()
    },
    { word: closeLabel, scope: 'panel' },
  )

  // Focus comes in with the panel and goes back to the row that opened it.
  useEffect(() => {
    const panel = region.current
    const opener = document.activeElement
    // A dialog that an address opens over the panel would close, were the focus taken out of it.
    if (!isUnderLayer()) heading.current?.focus()
    return () => {
      const nobodyElse = document.activeElement === document.body || panel?.contains(document.activeElement)
      if (nobodyElse && opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [heading])

  return (
    <Region ref={region} aria-labelledby={titleId}>
      <ContentPlace content={content} />
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
}: SidePanelProps & { titleId: string; heading: RefObject<HTMLHeadingElement | null> }) {
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
