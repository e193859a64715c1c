import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from '../icon-button.tsx'

const Head = chakra('header', {
  base: { position: 'relative', flexShrink: 0, ps: 5, pe: 14, pt: 4, pb: 3.5 },
})
const Title = chakra('h2', {
  base: { fontSize: 'lead', lineHeight: '1.375rem', fontWeight: 'title', outline: 'none' },
})
const Close = chakra('div', { base: { position: 'absolute', top: 3, insetInlineEnd: 3 } })

/** What is said of a sheet under its title. */
export const SheetSentence = chakra('p', {
  base: { mt: 1, fontSize: 'control', color: 'muted', textWrap: 'pretty' },
})

interface SheetHeadProps {
  title: string
  /** Gets the focus when the sheet opens. */
  heading: RefObject<HTMLHeadingElement | null>
  closeLabel: string
  onClose: () => void
  children?: ReactNode
}

/** The title of a sheet, what is said under it, and the way out. */
export function SheetHead({ title, heading, closeLabel, onClose, children }: SheetHeadProps) {
  return (
    <Head>
      <Title ref={heading} tabIndex={-1}>
        {title}
      </Title>
      {children}
      <Close>
        <IconButton icon={<X aria-hidden />} label={closeLabel} onClick={onClose} />
      </Close>
    </Head>
  )
}
