insert into "attachments" ("id", "employee_id", "type", "file", "name", "media_type", "size", "created_at", "updated_at") overriding system value values
('1', '1', 'contract', 'a3df903590915ee314994ceac20bde57', 'contrato.pdf', 'application/pdf', '15', '2026-11-25 09:04:19.868959+00', '2026-11-25 09:04:19.871566+00');
insert into "audit" ("id", "at", "user_id", "resource", "entity_id", "action", "before", "after", "request_id", "company_id", "client_id", "input") overriding system value values
('1', '2026-11-25 09:04:19.054018+00', '1', 'categories', '1', 'created', null, '{"id": 1, "name": "Teléfonos", "image": null, "created_at": "2026-11-25T09:04:19.050384Z", "updated_at": "2026-11-25T09:04:19.052578Z", "description": "Nuevos y usados"}', 'c0bc7d63-8c0e-427e-93f4-21a085ffe89c', null, null, null),
('2', '2026-11-25 09:04:19.067866+00', '1', 'categories', '2', 'created', null, '{"id": 2, "name": "Accesorios", "image": null, "created_at": "2026-11-25T09:04:19.066919Z", "updated_at": "2026-11-25T09:04:19.067518Z", "description": "Fundas y cargadores"}', 'fe6b78a0-522c-4457-9f3e-d24965d808fc', null, null, null),
('3', '2026-11-25 09:04:19.166273+00', '1', 'colors', '1', 'created', null, '{"id": 1, "name": "Grafito", "color_code": "#3A3A3C", "created_at": "2026-11-25T09:04:19.164984Z", "updated_at": "2026-11-25T09:04:19.165905Z"}', 'e00865b1-35b7-445e-8294-818365ad00b8', null, null, null),
('4', '2026-11-25 09:04:19.173824+00', '1', 'colors', '2', 'created', null, '{"id": 2, "name": "Ñandú", "color_code": "#8B7355", "created_at": "2026-11-25T09:04:19.173265Z", "updated_at": "2026-11-25T09:04:19.173702Z"}', 'b50f3534-3b7b-42c2-bd21-2ea5e9f4e793', null, null, null),
('5', '2026-11-25 09:04:19.500573+00', '1', 'products', '1', 'created', null, E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["aeaa18b3337a61cad70804a206333e9c.jpg"], "price": 1249.50, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-25T09:04:19.495492Z", "updated_at": "2026-11-25T09:04:19.495492Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "category_image": null, "category_description": "Nuevos y usados"}', 'b966f83f-f21d-49fa-ad09-74cc2640bce9', null, null, null),
('6', '2026-11-25 09:04:19.513924+00', '1', 'products', '1', 'updated', E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["aeaa18b3337a61cad70804a206333e9c.jpg"], "price": 1249.5, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-25T09:04:19.495492Z", "updated_at": "2026-11-25T09:04:19.495492Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "category_image": null, "category_description": "Nuevos y usados"}', E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["aeaa18b3337a61cad70804a206333e9c.jpg"], "price": 1399.90, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-25T09:04:19.495492Z", "updated_at": "2026-11-25T09:04:19.513686Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "category_image": null, "category_description": "Nuevos y usados"}', '7e09d9b5-46d3-4334-a2c0-d9a6e353dcd6', null, null, null),
('7', '2026-11-25 09:04:19.521816+00', '1', 'products', '2', 'created', null, E'{"id": 2, "code": null, "name": "Funda \\"Río\\"", "image": [], "price": 10.00, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-25T09:04:19.521522Z", "updated_at": "2026-11-25T09:04:19.521522Z", "category_id": 2, "description": "De silicona", "category_image": null, "category_description": "Fundas y cargadores"}', '946c13e7-4922-4a7d-8832-3a7d249aa745', null, null, null),
('8', '2026-11-25 09:04:19.531499+00', '1', 'products', '3', 'created', null, '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5.00, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-25T09:04:19.530801Z", "updated_at": "2026-11-25T09:04:19.530801Z", "category_id": 2, "description": "Un metro", "category_image": null, "category_description": "Fundas y cargadores"}', '3ac58885-488b-4255-a541-d3aff207b0ec', null, null, null),
('9', '2026-11-25 09:04:19.539985+00', '1', 'products', '3', 'deleted', '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-25T09:04:19.530801Z", "updated_at": "2026-11-25T09:04:19.530801Z", "category_id": 2, "description": "Un metro", "category_image": null, "category_description": "Fundas y cargadores"}', null, '3262e703-42b2-4a5f-bd34-ca0cc9905d34', null, null, null),
('10', '2026-11-25 09:04:19.5564+00', '1', 'parameters', '1', 'created', null, E'{"id": 1, "email": "hola@example.com", "image": null, "phone": "(0343) 555-0142", "end_hour": null, "exchange": null, "facebook": null, "linkedin": null, "whatsapp": null, "instagram": null, "created_at": "2026-11-25T09:04:19.552467Z", "start_hour": null, "updated_at": "2026-11-25T09:04:19.556112Z", "search_synonyms": "reparación, arreglo, reparar, arreglar, servicio técnico\\nauriculares, AirPods, EarPods\\ncelular, teléfono, iPhone\\nnotebook, laptop, portátil, MacBook\\ncomputadora, Mac\\ntablet, tableta, iPad\\nreloj, smartwatch, Watch\\nfunda, case, carcasa, cover\\ncargador, adaptador de corriente\\nparlante, altavoz, HomePod\\nlápiz, Pencil", "surcharge_transfer": null, "license_notice_days": 30, "birth_date_notice_days": 7, "surcharge_foreing_money": null, "ppe_delivery_notice_days": 15, "medical_check_notice_days": 30, "surcharge_credit_percentage": null}', 'a4737ca7-d414-42ed-83ab-931262059934', null, null, null),
('11', '2026-11-25 09:04:19.631283+00', '1', 'companies', '1', 'created', null, '{"id": 1, "city": "Paraná", "cuit": "30712345671", "logo": null, "name": "Río Paraná SRL", "image": null, "phone": null, "address": "Paraná", "country": null, "province": null, "zip_code": null, "created_at": "2026-11-25T09:04:19.627137Z", "updated_at": "2026-11-25T09:04:19.630814Z", "address_number": null, "address_street": null}', '3cdc85d0-5a4f-4d85-87d1-11d5b27bf84a', '1', null, null),
('12', '2026-11-25 09:04:19.670399+00', '1', 'clients', '1', 'created', null, '{"id": 1, "city": "Oro Verde", "name": "Colegio Ñandubay", "image": null, "phone": null, "address": "Oro Verde", "country": null, "province": null, "zip_code": null, "created_at": "2026-11-25T09:04:19.666414Z", "updated_at": "2026-11-25T09:04:19.669850Z", "address_number": null, "address_street": null}', 'd64a87b1-cf1b-47c6-aef3-9f57d9c1f4ce', null, '1', null),
('13', '2026-11-25 09:04:19.693236+00', '1', 'users', '2', 'created', null, '{"id": 2, "dni": "30123456", "name": "Luz", "email": "luz@example.com", "image": null, "active": true, "client": null, "company": "Río Paraná SRL", "surname": "Peralta", "client_id": null, "company_id": 1, "created_at": "2026-11-25T09:04:19.689884Z", "updated_at": "2026-11-25T09:04:19.692841Z"}', 'faab3e11-464d-4a3e-a02c-9199d405d859', '1', null, null),
('14', '2026-11-25 09:04:19.712104+00', '1', 'users', '3', 'created', null, '{"id": 3, "dni": "30123457", "name": "Luz", "email": "luz.2@example.com", "image": null, "active": false, "client": "Colegio Ñandubay", "company": null, "surname": "Peralta", "client_id": 1, "company_id": null, "created_at": "2026-11-25T09:04:19.709804Z", "updated_at": "2026-11-25T09:04:19.711799Z"}', 'd43dc34a-7823-4c31-abaf-16a8630092d0', null, '1', null),
('15', '2026-11-25 09:04:19.720382+00', '1', 'contract_types', '1', 'created', null, '{"id": 1, "name": "Uno de contract_types", "created_at": "2026-11-25T09:04:19.719259Z", "updated_at": "2026-11-25T09:04:19.720065Z", "description": null}', 'd2e28ac5-060e-4617-924b-59f9164432aa', null, null, null),
('16', '2026-11-25 09:04:19.726503+00', '1', 'cost_centers', '1', 'created', null, '{"id": 1, "name": "Uno de cost_centers", "created_at": "2026-11-25T09:04:19.725391Z", "updated_at": "2026-11-25T09:04:19.726109Z", "description": null}', 'cb17a015-2e8b-4fbc-89e2-54dcc0900a26', null, null, null),
('17', '2026-11-25 09:04:19.731594+00', '1', 'employee_status', '1', 'created', null, '{"id": 1, "name": "Uno de employee_status", "created_at": "2026-11-25T09:04:19.730718Z", "updated_at": "2026-11-25T09:04:19.731285Z", "description": null}', 'e5211dab-e0ca-4ffe-8b66-229f0dfc1be0', null, null, null),
('18', '2026-11-25 09:04:19.741458+00', '1', 'job_categories', '1', 'created', null, '{"id": 1, "name": "Uno de job_categories", "created_at": "2026-11-25T09:04:19.740490Z", "updated_at": "2026-11-25T09:04:19.741140Z", "description": null}', '073fafe8-e38f-4105-b013-b747d5fba4b0', null, null, null),
('19', '2026-11-25 09:04:19.747569+00', '1', 'job_sectors', '1', 'created', null, '{"id": 1, "name": "Uno de job_sectors", "created_at": "2026-11-25T09:04:19.746673Z", "updated_at": "2026-11-25T09:04:19.747262Z", "description": null}', 'c06947d0-0435-42c8-aabf-6123cbc986b1', null, null, null),
('20', '2026-11-25 09:04:19.75213+00', '1', 'job_titles', '1', 'created', null, '{"id": 1, "name": "Uno de job_titles", "created_at": "2026-11-25T09:04:19.750786Z", "updated_at": "2026-11-25T09:04:19.751848Z", "description": null}', '4da5604f-fc63-47c5-a0da-f5028c0b1e59', null, null, null),
('21', '2026-11-25 09:04:19.760782+00', '1', 'management_levels', '1', 'created', null, '{"id": 1, "name": "Uno de management_levels", "created_at": "2026-11-25T09:04:19.759437Z", "updated_at": "2026-11-25T09:04:19.760452Z", "description": null}', '9eafe97f-a1c9-4aae-bfcd-f232316c583f', null, null, null),
('22', '2026-11-25 09:04:19.768235+00', '1', 'ccts', '1', 'created', null, '{"id": 1, "name": "Uno de ccts", "created_at": "2026-11-25T09:04:19.766988Z", "updated_at": "2026-11-25T09:04:19.767913Z", "description": null}', '008b2e86-f2ab-4db2-b819-d21a6a082003', null, null, null),
('23', '2026-11-25 09:04:19.773813+00', '1', 'training_items', '1', 'created', null, '{"id": 1, "name": "Uno de training_items", "created_at": "2026-11-25T09:04:19.771748Z", "updated_at": "2026-11-25T09:04:19.773481Z", "description": null}', '67980832-f1d8-46ef-a7b2-7088f9e57636', null, null, null),
('24', '2026-11-25 09:04:19.78277+00', '1', 'quality_items', '1', 'created', null, '{"id": 1, "name": "Uno de quality_items", "created_at": "2026-11-25T09:04:19.781807Z", "updated_at": "2026-11-25T09:04:19.782457Z", "description": null}', '765fb657-f73a-4189-8932-698b8ff71d6a', null, null, null),
('25', '2026-11-25 09:04:19.792749+00', '1', 'ppes', '1', 'created', null, '{"id": 1, "name": "Guantes", "brand": "Ñú", "model": null, "sizes": ["8", "9"], "created_at": "2026-11-25T09:04:19.787206Z", "job_titles": [{"id": 1, "name": "Uno de job_titles"}], "updated_at": "2026-11-25T09:04:19.788024Z", "description": null, "certification": null, "useful_life_months": null}', '26d4096c-9d45-47fb-b31e-e6efdee53c43', null, null, null),
('26', '2026-11-25 09:04:19.817875+00', '1', 'employees', '1', 'created', null, '{"id": 1, "cct": null, "dni": "28123456", "city": "Paraná", "cuil": null, "name": "Ayelén", "image": null, "active": true, "cct_id": null, "client": "Colegio Ñandubay", "gender": "female", "status": "Uno de employee_status", "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Quiroga", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": 1, "job_title": "Uno de job_titles", "ppe_sizes": [{"ppe": "Guantes", "size": "9", "ppe_id": 1}], "status_id": 1, "birth_date": "1981-03-05", "company_id": 1, "created_at": "2026-11-25T09:04:19.798371Z", "employable": true, "job_sector": null, "salary_cbu": "2850590940090418135201", "updated_at": "2026-11-25T09:04:19.801001Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": 1, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": "2019-04-01", "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": "A.3,B.1", "employee_file_number": "0147", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '0e725ffb-dfd5-4941-b6d6-3b8d7674ce68', '1', '1', null),
('27', '2026-11-25 09:04:19.871896+00', '1', 'attachments', '1', 'created', null, '{"id": 1, "file": {"key": "a3df903590915ee314994ceac20bde57", "name": "contrato.pdf", "size": 15, "media_type": "application/pdf"}, "name": "contrato.pdf", "size": 15, "type": "contract", "created_at": "2026-11-25T09:04:19.868959Z", "media_type": "application/pdf", "updated_at": "2026-11-25T09:04:19.871566Z", "employee_id": 1}', '1eedc9ef-0b82-422e-aec4-fdb3ca592183', '1', '1', null),
('28', '2026-11-25 09:04:19.880901+00', '1', 'employees', '2', 'created', null, '{"id": 2, "cct": null, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "client": null, "gender": null, "status": null, "address": null, "company": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "job_title": null, "ppe_sizes": [], "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-25T09:04:19.877227Z", "employable": true, "job_sector": null, "salary_cbu": null, "updated_at": "2026-11-25T09:04:19.880498Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": null, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', 'f1cffd95-d947-488f-8039-fb63ac77b643', null, null, null),
('29', '2026-11-25 09:04:19.895423+00', '1', 'employees', '2', 'deleted', '{"id": 2, "cct": null, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "client": null, "gender": null, "status": null, "address": null, "company": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "job_title": null, "ppe_sizes": [], "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-25T09:04:19.877227Z", "employable": true, "job_sector": null, "salary_cbu": null, "updated_at": "2026-11-25T09:04:19.880498Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": null, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', null, '7e5b391e-4132-4455-a3d8-aeaebda7fdca', null, null, null),
('30', '2026-11-25 09:04:21.715209+00', '1', 'colors', '3', 'created', null, '{"id": 3, "name": "Lila true", "color_code": "#B497D6", "created_at": "2026-11-25T09:04:21.698061Z", "updated_at": "2026-11-25T09:04:21.701277Z"}', 'de676f4b-0b3f-4129-946b-f504b0b86c71', null, null, null),
('31', '2026-11-25 09:04:21.71548+00', '1', 'colors', '4', 'created', null, '{"id": 4, "name": "Dorado true", "color_code": "#FFD700", "created_at": "2026-11-25T09:04:21.698061Z", "updated_at": "2026-11-25T09:04:21.715112Z"}', 'de676f4b-0b3f-4129-946b-f504b0b86c71', null, null, null);
insert into "categories" ("id", "name", "description", "image", "created_at", "updated_at") overriding system value values
('1', 'Teléfonos', 'Nuevos y usados', null, '2026-11-25 09:04:19.050384+00', '2026-11-25 09:04:19.052578+00'),
('2', 'Accesorios', 'Fundas y cargadores', null, '2026-11-25 09:04:19.066919+00', '2026-11-25 09:04:19.067518+00');
insert into "ccts" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de ccts', null, '2026-11-25 09:04:19.766988+00', '2026-11-25 09:04:19.767913+00');
insert into "clients" ("id", "name", "address_street", "address_number", "zip_code", "city", "province", "country", "phone", "image", "created_at", "updated_at") overriding system value values
('1', 'Colegio Ñandubay', null, null, null, 'Oro Verde', null, null, null, null, '2026-11-25 09:04:19.666414+00', '2026-11-25 09:04:19.66985+00');
insert into "colors" ("id", "name", "color_code", "created_at", "updated_at") overriding system value values
('1', 'Grafito', '#3A3A3C', '2026-11-25 09:04:19.164984+00', '2026-11-25 09:04:19.165905+00'),
('2', 'Ñandú', '#8B7355', '2026-11-25 09:04:19.173265+00', '2026-11-25 09:04:19.173702+00'),
('3', 'Lila true', '#B497D6', '2026-11-25 09:04:21.698061+00', '2026-11-25 09:04:21.701277+00'),
('4', 'Dorado true', '#FFD700', '2026-11-25 09:04:21.698061+00', '2026-11-25 09:04:21.715112+00');
insert into "companies" ("id", "name", "cuit", "address_street", "address_number", "zip_code", "city", "province", "country", "phone", "image", "created_at", "updated_at") overriding system value values
('1', 'Río Paraná SRL', '30712345671', null, null, null, 'Paraná', null, null, null, null, '2026-11-25 09:04:19.627137+00', '2026-11-25 09:04:19.630814+00');
insert into "contact_messages" ("id", "name", "email", "message", "read", "mailed_at", "created_at", "updated_at") overriding system value values
('1', 'Luz', 'luz@example.com', '¿Tienen repuestos?
Gracias.', 'false', null, '2026-11-25 09:04:19.570218+00', '2026-11-25 09:04:19.570218+00');
insert into "contract_types" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de contract_types', null, '2026-11-25 09:04:19.719259+00', '2026-11-25 09:04:19.720065+00');
insert into "cost_centers" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de cost_centers', null, '2026-11-25 09:04:19.725391+00', '2026-11-25 09:04:19.726109+00');
insert into "deleted_rows" ("audit_id", "resource", "entity_id", "row", "links", "pictures", "files", "held", "deleted_at") overriding system value values
('9', 'products', '3', '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5.00, "search": "cable   un metro 5.00 5,00", "capacity": null, "created_at": "2026-11-25T06:04:19.530801-03:00", "updated_at": "2026-11-25T06:04:19.530801-03:00", "category_id": 2, "description": "Un metro", "window_search": "cable   un metro"}', '{"product_wants": [], "product_colors": []}', '[]', '[]', '{}', '2026-11-25 09:04:19.536441+00'),
('29', 'employees', '2', '{"id": 2, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "gender": null, "search": "joaquin rolon joaquin 0148           ", "address": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-25T06:04:19.877227-03:00", "employable": true, "salary_cbu": null, "updated_at": "2026-11-25T06:04:19.880498-03:00", "cost_center": null, "nationality": null, "job_title_id": null, "phone_number": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "health_insurance": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '{"employee_ppe_sizes": [], "employment_periods": []}', '[]', '[]', '{}', '2026-11-25 09:04:19.885791+00');
insert into "employee_ppe_sizes" ("employee_id", "ppe_id", "size", "position") overriding system value values
('1', '1', '9', '1');
insert into "employee_status" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de employee_status', null, '2026-11-25 09:04:19.730718+00', '2026-11-25 09:04:19.731285+00');
insert into "employees" ("id", "name", "surname", "image", "employee_file_number", "dni", "cuil", "nationality", "gender", "birth_date", "marital_status", "children", "address", "zip_code", "city", "locality", "province", "country", "phone_number", "phone_number_2", "personal_email", "company_id", "client_id", "job_sector_id", "job_title_id", "job_category_id", "contract_type_id", "cct_id", "management_level_id", "cost_center", "status_id", "active", "health_insurance", "driver_license_class", "driver_expiration_date", "medical_check_expiration", "salary_bank_name", "salary_account_number", "salary_cbu", "fund_bank_name", "fund_account_number", "fund_cbu", "admission_date", "termination_date", "termination_reason", "termination_comments", "employable", "created_at", "updated_at") overriding system value values
('1', 'Ayelén', 'Quiroga', null, '0147', '28123456', null, null, 'female', '1981-03-05', null, null, null, null, 'Paraná', null, null, null, null, null, null, '1', '1', null, '1', null, null, null, null, null, '1', 'true', null, 'A.3,B.1', null, null, null, null, '2850590940090418135201', null, null, null, '2019-04-01', null, null, null, 'true', '2026-11-25 09:04:19.798371+00', '2026-11-25 09:04:19.801001+00');
insert into "employment_periods" ("id", "employee_id", "admission_date", "termination_date", "termination_reason", "termination_comments", "employable", "created_at", "updated_at") overriding system value values
('1', '1', '2019-04-01', null, null, null, 'true', '2026-11-25 09:04:19.798371+00', '2026-11-25 09:04:19.803568+00');
insert into "files" ("key", "name", "media_type", "bytes", "sha256", "resource", "entity_id", "created_by", "created_at") overriding system value values
('a3df903590915ee314994ceac20bde57', 'contrato.pdf', 'application/pdf', '15', E'\\x14bcd090baf31edba64e9cbd8cdfc15f943344aa72cb3675ad8e91bfcbce03ad', 'attachments', '1', '1', '2026-11-25 09:04:19.868959+00'),
('fd9cb7018725ee4cf7eee9f70e426de8', 'planilla.csv', 'application/octet-stream', '54', E'\\x6b051b1018e8cf28345ee3061fb0d4dfa8d382a30c0ceaec03c10c10488e67cc', 'imports', null, '1', '2026-11-25 09:04:19.910907+00'),
('efe1a104a4e40d3ecec13659e5b44331', 'planilla.csv', 'application/octet-stream', '55', E'\\x44ae0811a6f65b7936d4c4ed49fcce1f0593ab23af49b27a7ee4b9e9d53c054b', 'imports', null, '1', '2026-11-25 09:04:21.822776+00');
insert into "import_outcomes" ("import_id", "row", "status", "errors", "keys", "record_id") overriding system value values
('1', '2', 'created', null, '["name lila true 0"]', '3'),
('1', '3', 'created', null, '["name dorado true 0"]', '4'),
('2', '2', 'created', null, '["name lila false 0"]', null),
('2', '3', 'wrong', '{"color_code": "resource.fields.color"}', '["name dorado false 0"]', null);
insert into "import_rows" ("import_id", "row", "cells") overriding system value values
('1', '1', '["Nombre","Código"]'),
('1', '2', '["Lila true","#b497d6"]'),
('1', '3', '["Dorado true","#ffd700"]'),
('2', '1', '["Nombre","Código"]'),
('2', '2', '["Lila false","#b497d6"]'),
('2', '3', '["Dorado false","dorado"]');
insert into "imports" ("id", "user_id", "name", "file_key", "pictures_key", "language", "status", "found", "picture_names", "asked", "checked", "counts", "unknown", "problem", "request_id", "task", "position", "done", "total", "is_cancelled", "holder", "lease_until", "created_at", "updated_at", "attempts") overriding system value values
('2', '1', 'planilla.csv', 'efe1a104a4e40d3ecec13659e5b44331', null, 'es', 'pending', '{"kind": "csv", "rows": 2, "sheet": 0, "sheets": [""], "columns": [{"dates": "dmy", "column": "A", "filled": 2, "heading": "Nombre", "samples": ["Lila false", "Dorado false"], "decimals": "comma"}, {"dates": "dmy", "column": "B", "filled": 2, "heading": "Código", "samples": ["#b497d6", "dorado"], "decimals": "comma"}], "suggested": {"ccts": {"name": "A"}, "ppes": {"name": "A"}, "users": {"name": "A"}, "colors": {"name": "A", "color_code": "B"}, "clients": {"name": "A"}, "products": {"code": "B", "name": "A"}, "companies": {"name": "A"}, "employees": {"name": "A"}, "categories": {"name": "A"}, "job_titles": {"name": "A"}, "parameters": {}, "job_sectors": {"name": "A"}, "cost_centers": {"name": "A"}, "quality_items": {"name": "A"}, "contract_types": {"name": "A"}, "job_categories": {"name": "A"}, "training_items": {"name": "A"}, "employee_status": {"name": "A"}, "management_levels": {"name": "A"}}, "undecided": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "products": [], "companies": [], "employees": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "training_items": [], "employee_status": [], "management_levels": []}, "by_content": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "products": [], "companies": [], "employees": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "training_items": [], "employee_status": [], "management_levels": []}, "header_row": 1}', null, '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"same": 0, "total": 2, "wrong": 1, "created": 1, "skipped": 0, "updated": 0}', '[]', null, null, null, '0', '2', '2', 'false', null, null, '2026-11-25 09:04:21.822776+00', '2026-11-25 09:04:22.14719+00', '1'),
('1', '1', 'planilla.csv', 'fd9cb7018725ee4cf7eee9f70e426de8', null, 'es', 'done', '{"kind": "csv", "rows": 2, "sheet": 0, "sheets": [""], "columns": [{"dates": "dmy", "column": "A", "filled": 2, "heading": "Nombre", "samples": ["Lila true", "Dorado true"], "decimals": "comma"}, {"dates": "dmy", "column": "B", "filled": 2, "heading": "Código", "samples": ["#b497d6", "#ffd700"], "decimals": "comma"}], "suggested": {"ccts": {"name": "A"}, "ppes": {"name": "A"}, "users": {"name": "A"}, "colors": {"name": "A", "color_code": "B"}, "clients": {"name": "A"}, "products": {"code": "B", "name": "A"}, "companies": {"name": "A"}, "employees": {"name": "A"}, "categories": {"name": "A"}, "job_titles": {"name": "A"}, "parameters": {}, "job_sectors": {"name": "A"}, "cost_centers": {"name": "A"}, "quality_items": {"name": "A"}, "contract_types": {"name": "A"}, "job_categories": {"name": "A"}, "training_items": {"name": "A"}, "employee_status": {"name": "A"}, "management_levels": {"name": "A"}}, "undecided": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "products": [], "companies": [], "employees": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "training_items": [], "employee_status": [], "management_levels": []}, "by_content": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "products": [], "companies": [], "employees": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "training_items": [], "employee_status": [], "management_levels": []}, "header_row": 1}', null, '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"same": 0, "total": 2, "wrong": 0, "created": 2, "skipped": 0, "updated": 0}', '[]', null, 'de676f4b-0b3f-4129-946b-f504b0b86c71', null, '3', '2', '2', 'false', null, null, '2026-11-25 09:04:19.910907+00', '2026-11-25 09:04:21.811526+00', '1');
insert into "job_categories" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_categories', null, '2026-11-25 09:04:19.74049+00', '2026-11-25 09:04:19.74114+00');
insert into "job_sectors" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_sectors', null, '2026-11-25 09:04:19.746673+00', '2026-11-25 09:04:19.747262+00');
insert into "job_titles" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_titles', null, '2026-11-25 09:04:19.750786+00', '2026-11-25 09:04:19.751848+00');
insert into "management_levels" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de management_levels', null, '2026-11-25 09:04:19.759437+00', '2026-11-25 09:04:19.760452+00');
insert into "parameters" ("id", "email", "phone", "instagram", "facebook", "linkedin", "whatsapp", "start_hour", "end_hour", "surcharge_credit_percentage", "surcharge_transfer", "surcharge_foreing_money", "exchange", "image", "license_notice_days", "medical_check_notice_days", "ppe_delivery_notice_days", "birth_date_notice_days", "created_at", "updated_at", "search_synonyms") overriding system value values
('1', 'hola@example.com', '(0343) 555-0142', null, null, null, null, null, null, null, null, null, null, null, '30', '30', '15', '7', '2026-11-25 09:04:19.552467+00', '2026-11-25 09:04:19.556112+00', 'reparación, arreglo, reparar, arreglar, servicio técnico
auriculares, AirPods, EarPods
celular, teléfono, iPhone
notebook, laptop, portátil, MacBook
computadora, Mac
tablet, tableta, iPad
reloj, smartwatch, Watch
funda, case, carcasa, cover
cargador, adaptador de corriente
parlante, altavoz, HomePod
lápiz, Pencil');
insert into "permissions" ("id", "name", "created_at", "updated_at") overriding system value values
('1', 'see_menu_products', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.936744+00'),
('2', 'create_products', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.937843+00'),
('3', 'update_products', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.93787+00'),
('4', 'delete_products', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.937881+00'),
('5', 'see_menu_categories', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.937891+00'),
('6', 'see_categories', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.9379+00'),
('7', 'create_categories', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.93791+00'),
('8', 'update_categories', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.937919+00'),
('9', 'delete_categories', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.937925+00'),
('10', 'see_menu_colors', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.93793+00'),
('11', 'see_colors', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.937936+00'),
('12', 'create_colors', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.937941+00'),
('13', 'update_colors', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.937947+00'),
('14', 'delete_colors', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.937953+00'),
('15', 'see_parameters', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.937958+00'),
('16', 'create_parameters', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.937964+00'),
('17', 'update_parameters', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.93797+00'),
('18', 'delete_parameters', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.937975+00'),
('19', 'see_menu_clients', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.937981+00'),
('20', 'see_clients', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.937987+00'),
('21', 'create_clients', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.937994+00'),
('22', 'update_clients', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938001+00'),
('23', 'delete_clients', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938007+00'),
('24', 'see_menu_companies', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938012+00'),
('25', 'see_companies', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938018+00'),
('26', 'create_companies', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938023+00'),
('27', 'update_companies', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938029+00'),
('28', 'delete_companies', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938035+00'),
('29', 'see_menu_users', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.93804+00'),
('30', 'see_users', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938046+00'),
('31', 'create_users', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938051+00'),
('32', 'update_users', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938057+00'),
('33', 'delete_users', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938063+00'),
('34', 'see_menu_permissions', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938069+00'),
('35', 'see_permissions', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938076+00'),
('36', 'create_permissions', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938083+00'),
('37', 'update_permissions', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938088+00'),
('38', 'delete_permissions', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938095+00'),
('39', 'see_audit', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.9381+00'),
('40', 'see_menu_employees', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938105+00'),
('41', 'see_employees', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938111+00'),
('42', 'create_employees', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938116+00'),
('43', 'update_employees', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938122+00'),
('44', 'delete_employees', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938128+00'),
('45', 'see_employee_termination', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938133+00'),
('46', 'create_employee_termination', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938139+00'),
('47', 'update_employee_termination', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938145+00'),
('48', 'delete_employee_termination', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938152+00'),
('49', 'see_employee_general_data', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938158+00'),
('50', 'create_employee_general_data', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938164+00'),
('51', 'update_employee_general_data', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938169+00'),
('52', 'delete_employee_general_data', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938175+00'),
('53', 'print_employee_file', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938181+00'),
('54', 'load_database', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938186+00'),
('55', 'see_menu_ppes', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938192+00'),
('56', 'see_ppes', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938198+00'),
('57', 'create_ppes', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938203+00'),
('58', 'update_ppes', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938209+00'),
('59', 'delete_ppes', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938215+00'),
('60', 'see_ppe_deliveries', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.93822+00'),
('61', 'create_ppe_deliveries', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938228+00'),
('62', 'update_ppe_deliveries', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938234+00'),
('63', 'delete_ppe_deliveries', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.93824+00'),
('64', 'print_ppe_deliveries', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938245+00'),
('65', 'see_training_items', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938251+00'),
('66', 'create_training_items', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938256+00'),
('67', 'update_training_items', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938262+00'),
('68', 'delete_training_items', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938268+00'),
('69', 'see_quality_items', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938273+00'),
('70', 'create_quality_items', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938279+00'),
('71', 'update_quality_items', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.938284+00'),
('72', 'delete_quality_items', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.93829+00'),
('73', 'see_notifications', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.946345+00'),
('74', 'see_contact_messages', '2026-11-25 09:04:17.935055+00', '2026-11-25 09:04:17.946401+00');
insert into "pictures" ("name", "kind", "width", "height", "cutout", "bytes", "created_at") overriding system value values
('aeaa18b3337a61cad70804a206333e9c.jpg', 'image', '40', '40', 'false', '892', '2026-11-25 09:04:19.493312+00');
insert into "ppe_job_titles" ("ppe_id", "job_title_id", "position") overriding system value values
('1', '1', '1');
insert into "ppes" ("id", "name", "description", "useful_life_months", "brand", "model", "certification", "sizes", "created_at", "updated_at") overriding system value values
('1', 'Guantes', null, null, 'Ñú', null, null, '{8,9}', '2026-11-25 09:04:19.787206+00', '2026-11-25 09:04:19.788024+00');
insert into "product_colors" ("product_id", "color_id", "position") overriding system value values
('1', '1', '1'),
('1', '2', '2');
insert into "product_count_changes" ("category_id", "products") overriding system value values
('1', '1'),
('2', '1'),
('2', '1'),
('2', '-1');
insert into "products" ("id", "name", "description", "category_id", "price", "capacity", "code", "image", "created_at", "updated_at") overriding system value values
('1', 'iPhone 17', 'En caja cerrada.
Un año de garantía.', '1', '1399.90', '256 GB', null, '{aeaa18b3337a61cad70804a206333e9c.jpg}', '2026-11-25 09:04:19.495492+00', '2026-11-25 09:04:19.513686+00'),
('2', 'Funda "Río"', 'De silicona', '2', '10.00', null, null, '{}', '2026-11-25 09:04:19.521522+00', '2026-11-25 09:04:19.521522+00');
insert into "public_version" ("id", "version") overriding system value values
('true', '12');
insert into "quality_items" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de quality_items', null, '2026-11-25 09:04:19.781807+00', '2026-11-25 09:04:19.782457+00');
insert into "rate_hits" ("id", "scope", "subject", "at") overriding system value values
('3', 'contact', '127.0.0.1', '2026-11-25 09:04:19.569731+00');
insert into "sessions" ("id", "token_hash", "user_id", "created_at", "expires_at") overriding system value values
('1', E'\\x27c27e2b24fb57acbd1c99c61549de9b9de54340e2b08a6946742071093db46f', '1', '2026-11-25 09:04:19.028212+00', '2026-11-25 21:04:19.028212+00');
insert into "signing_keys" ("name", "key", "created_at") overriding system value values
('files', E'\\xeb6494ae2b0696515c5d324b02e3ab1ccfc9383ab9d6f5baa674f37120d51c72', '2026-11-25 09:04:18.352666+00');
insert into "training_items" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de training_items', null, '2026-11-25 09:04:19.771748+00', '2026-11-25 09:04:19.773481+00');
insert into "undos" ("token_hash", "user_id", "request_id", "created_at") overriding system value values
(E'\\x11441afe0bc281a8e0f5a3b448888ae5cd64db4b772055226c6347e7cef898de', '1', '3262e703-42b2-4a5f-bd34-ca0cc9905d34', '2026-11-25 09:04:19.536441+00'),
(E'\\x68a3078c54abefc61230a9d12a2eb76231f4b7074e4097e6a95d5a395e614165', '1', '7e5b391e-4132-4455-a3d8-aeaebda7fdca', '2026-11-25 09:04:19.885791+00');
insert into "user_permissions" ("user_id", "permission_id") overriding system value values
('1', '1'),
('1', '2'),
('1', '3'),
('1', '4'),
('1', '5'),
('1', '6'),
('1', '7'),
('1', '8'),
('1', '9'),
('1', '10'),
('1', '11'),
('1', '12'),
('1', '13'),
('1', '14'),
('1', '15'),
('1', '16'),
('1', '17'),
('1', '18'),
('1', '19'),
('1', '20'),
('1', '21'),
('1', '22'),
('1', '23'),
('1', '24'),
('1', '25'),
('1', '26'),
('1', '27'),
('1', '28'),
('1', '29'),
('1', '30'),
('1', '31'),
('1', '32'),
('1', '33'),
('1', '34'),
('1', '35'),
('1', '36'),
('1', '37'),
('1', '38'),
('1', '39'),
('1', '40'),
('1', '41'),
('1', '42'),
('1', '43'),
('1', '44'),
('1', '45'),
('1', '46'),
('1', '47'),
('1', '48'),
('1', '49'),
('1', '50'),
('1', '51'),
('1', '52'),
('1', '53'),
('1', '54'),
('1', '55'),
('1', '56'),
('1', '57'),
('1', '58'),
('1', '59'),
('1', '60'),
('1', '61'),
('1', '62'),
('1', '63'),
('1', '64'),
('1', '65'),
('1', '66'),
('1', '67'),
('1', '68'),
('1', '69'),
('1', '70'),
('1', '71'),
('1', '72'),
('1', '73'),
('1', '74');
insert into "users" ("id", "name", "surname", "dni", "email", "password_hash", "active", "image", "company_id", "client_id", "created_at", "updated_at") overriding system value values
('1', 'Administración', 'General', '20123456', 'administracion@example.com', '$argon2id$v=19$m=19456,t=2,p=1$ePWdEAorrrVhKbwuGp4dfA$R00FqIx1wsyxiPWZcE72uMgoJFOonmqvNv1DPX/+AJI', 'true', null, null, null, '2026-11-25 09:04:17.964934+00', '2026-11-25 09:04:18.154964+00'),
('2', 'Luz', 'Peralta', '30123456', 'luz@example.com', '$argon2id$v=19$m=19456,t=2,p=1$4u8tCPYBTvlHr3Cm9Io9Pw$vq+kWSmAg816We//XfpcM+31Z5UlN69BmGtnMx/rMWc', 'true', null, '1', null, '2026-11-25 09:04:19.689884+00', '2026-11-25 09:04:19.692841+00'),
('3', 'Luz', 'Peralta', '30123457', 'luz.2@example.com', '$argon2id$v=19$m=19456,t=2,p=1$+k4npFZRDA6EmxUTXXPXsQ$YLjQ0QsuIKUbkdo9+igk2Nvq+dGnDYR0f4W2t3PxyAI', 'false', null, null, '1', '2026-11-25 09:04:19.709804+00', '2026-11-25 09:04:19.711799+00');
select setval('attachments_id_seq', 1);
select setval('audit_id_seq', 31);
select setval('categories_id_seq', 2);
select setval('ccts_id_seq', 1);
select setval('clients_id_seq', 1);
select setval('colors_id_seq', 4);
select setval('companies_id_seq', 1);
select setval('contact_messages_id_seq', 1);
select setval('contract_types_id_seq', 1);
select setval('cost_centers_id_seq', 1);
select setval('employee_status_id_seq', 1);
select setval('employees_id_seq', 2);
select setval('employment_periods_id_seq', 1);
select setval('imports_id_seq', 2);
select setval('job_categories_id_seq', 1);
select setval('job_sectors_id_seq', 1);
select setval('job_titles_id_seq', 1);
select setval('management_levels_id_seq', 1);
select setval('parameters_id_seq', 1);
select setval('permissions_id_seq', 74);
select setval('ppes_id_seq', 1);
select setval('products_id_seq', 3);
select setval('quality_items_id_seq', 1);
select setval('rate_hits_id_seq', 3);
select setval('sessions_id_seq', 1);
select setval('training_items_id_seq', 1);
select setval('users_id_seq', 3);
