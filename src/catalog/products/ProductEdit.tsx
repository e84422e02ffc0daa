import { ProductPesos } from '#src/catalog/products/ProductPesos.tsx'
import { ProductPreview } from '#src/catalog/products/ProductPreview.tsx'
import { products } from '#src/catalog/products/products.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Entity } from '#src/resource/declaration.ts'
import { Field } from '#src/resource/screens/form/Field.tsx'
import { ResourceForm } from '#src/resource/screens/form/ResourceForm.tsx'
import { FormCard, WithAside } from '#src/ui/form/form-sections.tsx'

/** Form of a product, with a preview of its card in the shop. */
export function ProductEdit({ entity }: { entity?: Entity | undefined }) {
  const text = useText()
  return (
    <ResourceForm resource={products} entity={entity}>
      <WithAside aside={<PreviewAndColors />}>
        <FormCard title={text('catalog.products.data')}>
          <div className="fields">
            <Field name="category_id" />
            <Field name="name" />
            <Field name="capacity" />
            <Field name="code" />
            <Field name="description" />
          </div>
        </FormCard>
        <FormCard title={text('products.fields.image')} note={text('catalog.products.cover_first')}>
          <div className="of-one">
            <Field name="image" />
          </div>
        </FormCard>
        <FormCard title={text('products.fields.price')}>
          <div className="price-and-pesos">
            <Field name="price" />
            <ProductPesos />
          </div>
        </FormCard>
      </WithAside>
    </ResourceForm>
  )
}

function PreviewAndColors() {
  const text = useText()
  return (
    <>
      <div className="preview">
        <FormCard title={text('catalog.products.preview')}>
          <ProductPreview />
        </FormCard>
      </div>
      <FormCard title={text('products.fields.colorIds')}>
        <div className="of-one">
          <Field name="colorIds" />
        </div>
      </FormCard>
    </>
  )
}
