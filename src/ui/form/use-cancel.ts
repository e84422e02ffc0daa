import { useNavigate } from 'react-router'

/** Leaves a form: back one page; to `list` where the form is the first page of this tab. */
export function useCancel(listPath: string): () => void {
  const navigate = useNavigate()
  return () => {
    const isFirstPage = !(window.history.state?.idx > 0)
    if (isFirstPage) void navigate(listPath)
    else void navigate(-1)
  }
}
