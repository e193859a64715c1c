import { chakra } from '@chakra-ui/react'

export const Spinner = chakra('span', {
  base: {
    display: 'inline-block',
    boxSize: '0.875rem',
    flexShrink: 0,
    borderWidth: '2px',
    borderColor: 'currentcolor',
    borderTopColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin 0.8s linear infinite',
  },
})
