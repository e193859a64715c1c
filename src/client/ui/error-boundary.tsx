import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** In the place of what cannot be drawn. */
  fallback: ReactNode
  children: ReactNode
}

/** Around what may fail to be drawn, as where its script does not load. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
