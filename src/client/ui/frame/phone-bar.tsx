import { chakra } from '@chakra-ui/react'
import { LayoutGrid } from 'lucide-react'
import type { MenuEntry, RenderLink } from './menu-entries.ts'

const Bar = chakra('nav', {
  base: {
    gridArea: 'foot',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    bg: 'surface',
    borderTopWidth: '1px',
    borderColor: 'line',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    '& .frame-link': {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: 1,
      w: 'full',
      h: '3.75rem',
      fontSize: 'group',
      fontWeight: 'medium',
      color: 'muted',
      textDecoration: 'none',
      outlineOffset: '-2px',
      cursor: 'pointer',
      '& svg': { boxSize: '1.25rem' },
      "&[aria-current='page']": { color: 'accentText', fontWeight: 'semibold' },
    },
  },
})
const Tag = chakra('span', {
  base: {
    position: 'absolute',
    top: 1,
    insetInlineStart: 'calc(50% + 0.75rem)',
    px: 1,
    fontSize: '0.625rem',
    lineHeight: '0.875rem',
    color: 'muted',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'lineStrong',
    borderRadius: '4px',
  },
})
const Count = chakra('span', {
  base: {
    position: 'absolute',
    top: 1.5,
    insetInlineStart: 'calc(50% + 0.375rem)',
    minW: '1rem',
    px: 1,
    fontSize: '0.625rem',
    fontWeight: 'semibold',
    lineHeight: '1rem',
    textAlign: 'center',
    color: 'red',
    bg: 'redBg',
    borderRadius: 'pill',
  },
})

type PhoneBarProps = {
  label: string
  items: MenuEntry[]
  more: string
  renderLink: RenderLink
  onMore: () => void
}

export function PhoneBar({ label, items, more, renderLink, onMore }: PhoneBarProps) {
  return (
    <Bar aria-label={label}>
      {items.slice(0, 3).map((item) => (
        <div key={item.to}>
          {renderLink({
            to: item.to,
            className: 'frame-link',
            'aria-current': item.active ? 'page' : undefined,
            'aria-label': undefined,
            onClick: undefined,
            children: (
              <>
                {item.icon}
                <span>{item.label}</span>
                {item.badge ? (
                  <Count>
                    <span aria-hidden>{item.badge.text}</span>
                    <chakra.span srOnly>{item.badge.label}</chakra.span>
                  </Count>
                ) : null}
                {item.tag && !item.badge ? <Tag>{item.tag}</Tag> : null}
              </>
            ),
          })}
        </div>
      ))}
      <button type="button" className="frame-link" onClick={onMore} aria-haspopup="dialog">
        <LayoutGrid aria-hidden />
        <span>{more}</span>
      </button>
    </Bar>
  )
}
