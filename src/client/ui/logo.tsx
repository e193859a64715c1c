import { chakra } from '@chakra-ui/react'

const Mark = chakra('svg', { base: { display: 'block', flexShrink: 0, color: 'accentText' } })

/** A small keep with battlements. */
export function Logo({ size = 22, label }: { size?: number; label?: string }) {
  return (
    <Mark
      viewBox="0 0 24 24"
      style={{ width: size, height: size }}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path
        fill="currentColor"
        d="M3.5 2.5h3.6v2.6h3V2.5h3.8v2.6h3V2.5h3.6v7.2l-2.3 2V19h1.8v2.5h-6.2v-3.3a1.8 1.8 0 0 0-3.6 0v3.3H4V19h1.8v-7.3l-2.3-2z"
      />
    </Mark>
  )
}
