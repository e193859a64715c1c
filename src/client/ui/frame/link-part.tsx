import { chakra } from '@chakra-ui/react'
import { ArrowUpRight } from 'lucide-react'
import { NameTip } from '../overlays/tooltip.tsx'
import type { MenuEntry, RenderLink } from './menu-entries.ts'

export const EntryIcon = chakra('span', {
  base: {
    w: '1rem',
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    fontSize: 'tiny',
    fontWeight: 'semibold',
  },
})
export const EntryLabel = chakra('span', {
  base: { flex: '1 1 auto', minW: 0, py: 1, lineHeight: '1.25', overflowWrap: 'anywhere' },
})
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

export type LinkSetting = {
  renderLink: RenderLink
  folded: boolean
  onLeave?: (() => void) | undefined
}

/** In a tab of its own that knows nothing of this one. */
const renderExternal: RenderLink = ({ to, children, ...rest }) => (
  <a href={to} target="_blank" rel="noopener noreferrer" {...rest}>
    {children}
  </a>
)

/** The way to a screen, in the menu. */
export function LinkPart({ entry, renderLink, folded, onLeave }: LinkSetting & { entry: MenuEntry }) {
  const { label, to, icon, active, badge, tag, isExternal } = entry
  const render = isExternal ? renderExternal : renderLink
  const link = render({
    to,
    className: 'frame-link',
    'aria-current': active ? 'page' : undefined,
    'aria-label': folded ? [label, badge?.label].filter(Boolean).join(', ') : undefined,
    onClick: onLeave,
    children: (
      <>
        <EntryIcon aria-hidden>{icon ?? (folded ? label.slice(0, 2) : null)}</EntryIcon>
        {folded ? null : <EntryLabel>{label}</EntryLabel>}
        {tag && !folded ? <Tag>{tag}</Tag> : null}
        {isExternal && !folded ? <ArrowUpRight size={14} aria-hidden /> : null}
        {badge ? (
          <Badge folded={folded} aria-hidden={folded || undefined}>
            <span aria-hidden>{badge.text}</span>
            <chakra.span srOnly>{badge.label}</chakra.span>
          </Badge>
        ) : null}
      </>
    ),
  })
  return folded ? <NameTip text={label}>{link}</NameTip> : link
}
