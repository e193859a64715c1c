import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { measures } from '../theme/measures.ts'
import { GroupPart } from './group-part.tsx'
import type { MenuClosing, MenuGroup, RenderLink } from './menu-entries.ts'
import { moveAlong } from './menu-keys.ts'

const Nav = chakra('nav', { base: { display: 'flex', flexDirection: 'column', flex: '1 1 auto', minH: 0 } })
const Groups = chakra('div', {
  base: {
    flex: '1 1 auto',
    overflowY: 'auto',
    px: 2.5,
    pb: 4,
    // What lies in the corner hides no entry for good: the menu can be scrolled from under it.
    'body:has([data-corner]:not(:empty)) &': { pb: '16rem', scrollPaddingBlockEnd: '16rem' },
    '& section': { mt: 2.5 },
    '& .frame-link, & .frame-group': {
      display: 'flex',
      alignItems: 'center',
      gap: 2.5,
      w: 'full',
      minH: 'control',
      px: 2,
      my: '1px',
      fontWeight: 'medium',
      textAlign: 'start',
      color: 'muted',
      textDecoration: 'none',
      borderRadius: 'control',
      outlineOffset: '-2px',
      '& svg': { boxSize: '1rem', flexShrink: 0 },
      '&:hover': { bg: 'sunken', color: 'text' },
      "&[aria-current='page']": { bg: 'accentBg', color: 'text' },
      '&[aria-current] svg': { color: 'accentText' },
    },
    '& .frame-group': {
      cursor: 'pointer',
      '& svg': { transition: 'rotate 120ms' },
      "&[aria-expanded='false'] svg": { rotate: '-90deg' },
      "&[aria-current='true']": { color: 'text' },
    },
    '& h2 .frame-group': {
      my: 0,
      fontSize: 'group',
      fontWeight: 'semibold',
      letterSpacing: '0.03em',
      textTransform: 'uppercase',
    },
    '& li ul': { ps: 4 },
    '& ul[data-closed]': { blockSize: 0, visibility: 'hidden' },
    '& ul': { overflow: 'clip' },
    // Where a browser cannot do this, a group opens and closes at once.
    '@media (prefers-reduced-motion: no-preference)': {
      interpolateSize: 'allow-keywords',
      '& ul': {
        transitionProperty: 'block-size, visibility',
        transitionDuration: `${measures.accordionSlide}ms`,
      },
    },
  },
  variants: {
    folded: {
      true: {
        px: 2,
        '& section + section': { borderTopWidth: '1px', borderColor: 'line', pt: 2.5 },
        '& .frame-link': { position: 'relative', justifyContent: 'center', px: 0 },
      },
    },
  },
})

type FrameMenuProps = MenuClosing & {
  label: string
  groups: MenuGroup[]
  renderLink: RenderLink
  /** Shows the icons of all screens alone, whichever groups are closed. */
  folded?: boolean
  onLeave?: () => void
  /** Stands above the groups and does not scroll. */
  brand: ReactNode
}

export function FrameMenu({ label, groups, folded = false, brand, ...rest }: FrameMenuProps) {
  const links = { ...rest, folded }
  return (
    <Nav aria-label={label}>
      {brand}
      <Groups folded={folded} onKeyDown={moveAlong}>
        {groups.map((group) => (
          <section key={group.id} aria-label={group.title}>
            <GroupPart group={group} {...links} isOutermost />
          </section>
        ))}
      </Groups>
    </Nav>
  )
}
