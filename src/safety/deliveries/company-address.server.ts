/** SQL of the employer's address: street, city, postal code and province, without those that are missing. */
export const companyAddressExpression = `nullif(concat_ws(' · ', nullif(t.company_street, ''), nullif(t.company_city, ''),
  nullif(t.company_zip_code, ''), nullif(t.company_province, '')), '')`
