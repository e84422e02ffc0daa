import { useNavigate } from 'react-router'

/** Leaves a form: goes back in the history, or to the list if the form is the tab's first page. */
export function useGoBackOrToList(listPath: string): () => void {
  const navigate = useNavigate()
  return () => {
    const isFirstPage = !(window.history.state?.idx > 0)
    if (isFirstPage) void navigate(listPath)
    else void navigate(-1)
  }
}
