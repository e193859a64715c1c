import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { NameTip } from '../tooltip.tsx'

export type MenuEntry = {
  label: string
  to: string
  icon?: ReactNode
  active?: boolean
  /** A count that wants attention, with the words for it. */
  badge?: { text: string; label: string } | undefined
  tag?: string | undefined
}

export type MenuGroup = { title: string; items: MenuEntry[] }

/** What the router's link must take over. */
export type FrameLink = {
  to: string
  className: string
  children: ReactNode
  'aria-current': 'page' | undefined
  'aria-label': string | undefined
  onClick: (() => void) | undefined
}

export type RenderLink = (link: FrameLink) => ReactNode

const Nav = chakra('nav', { base: { display: 'flex', flexDirection: 'column', flex: '1 1 auto', minH: 0 } })
const Groups = chakra('div', {
  base: {
    flex: '1 1 auto',
    overflowY: 'auto',
    px: 2.5,
    pb: 4,
    '& h2': {
      px: 2,
      mt: 4,
      mb: 1.5,
      fontSize: 'group',
      fontWeight: 'semibold',
      letterSpacing: '0.03em',
      textTransform: 'uppercase',
      color: 'muted',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
    },
    '& .frame-link': {
      display: 'flex',
      alignItems: 'center',
      gap: 2.5,
      minH: 'control',
      px: 2,
      my: '1px',
      fontWeight: 'medium',
      color: 'muted',
      textDecoration: 'none',
      borderRadius: 'control',
      outlineOffset: '-2px',
      '& svg': { boxSize: '1rem', flexShrink: 0 },
      '&:hover': { bg: 'sunken', color: 'text' },
      "&[aria-current='page']": { bg: 'accentBg', color: 'text', '& svg': { color: 'accentText' } },
    },
  },
  variants: {
    folded: {
      true: {
        px: 2,
        '& h2': { height: '1px', my: 2.5, p: 0, bg: 'line', color: 'transparent' },
        '& .frame-link': { position: 'relative', justifyContent: 'center', px: 0 },
      },
    },
  },
})

const Icon = chakra('span', {
  base: {
    w: '1rem',
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    fontSize: 'tiny',
    fontWeight: 'semibold',
  },
})
const Label = chakra('span', { base: { flex: '1 1 auto', minW: 0, truncate: true } })
const Badge = chakra('span', {
  base: {
    minW: '1.25rem',
    px: 1.5,
    fontSize: 'tiny',
    fontWeight: 'semibold',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '1.125rem',
    color: 'red',
    bg: 'redBg',
    borderRadius: 'pill',
  },
  variants: { folded: { true: { position: 'absolute', top: 0, insetInlineEnd: 0 } } },
})
const Tag = chakra('span', {
  base: {
    px: 1,
    fontSize: 'group',
    lineHeight: '1rem',
    color: 'muted',
    borderWidth: '1px',
    borderColor: 'lineStrong',
    borderRadius: '4px',
  },
})

type FrameMenuProps = {
  label: string
  groups: MenuGroup[]
  renderLink: RenderLink
  folded?: boolean
  onLeave?: () => void
  /** Stands above the groups and does not scroll. */
  brand: ReactNode
}

export function FrameMenu({ label, groups, renderLink, folded = false, onLeave, brand }: FrameMenuProps) {
  return (
    <Nav aria-label={label}>
      {brand}
      <Groups folded={folded}>
        {groups.map((group) => (
          <section key={group.title} aria-label={group.title}>
            <h2 aria-hidden={folded || undefined}>{group.title}</h2>
            <ul>
              {group.items.map((item) => (
                <li key={item.to}>
                  <Named name={folded ? item.label : undefined}>
                    {renderLink({
                      to: item.to,
                      className: 'frame-link',
                      'aria-current': item.active ? 'page' : undefined,
                      'aria-label': folded
                        ? [item.label, item.badge?.label].filter(Boolean).join(', ')
                        : undefined,
                      onClick: onLeave,
                      children: (
                        <>
                          <Icon aria-hidden>{item.icon ?? (folded ? item.label.slice(0, 2) : null)}</Icon>
                          {folded ? null : <Label>{item.label}</Label>}
                          {item.tag && !folded ? <Tag>{item.tag}</Tag> : null}
                          {item.badge ? (
                            <Badge folded={folded} aria-hidden={folded || undefined}>
                              <span aria-hidden>{item.badge.text}</span>
                              <chakra.span srOnly>{item.badge.label}</chakra.span>
                            </Badge>
                          ) : null}
                        </>
                      ),
                    })}
                  </Named>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Groups>
    </Nav>
  )
}

const Named = ({ name, children }: { name: string | undefined; children: ReactNode }) =>
  name === undefined ? children : <NameTip text={name}>{children}</NameTip>
