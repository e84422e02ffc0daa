insert into "attachments" ("id", "employee_id", "type", "file", "name", "media_type", "size", "created_at", "updated_at") overriding system value values
('1', '1', 'contract', '250f3be360e4c15f737916c944fa775c', 'contrato.pdf', 'application/pdf', '15', '2026-11-24 11:39:22.911838+00', '2026-11-24 11:39:22.913759+00');
insert into "audit" ("id", "at", "user_id", "resource", "entity_id", "action", "before", "after", "request_id", "company_id", "client_id") overriding system value values
('1', '2026-11-24 11:39:22.532683+00', '1', 'categories', '1', 'created', null, '{"id": 1, "name": "Teléfonos", "image": null, "created_at": "2026-11-24T11:39:22.530257Z", "updated_at": "2026-11-24T11:39:22.532287Z", "description": "Nuevos y usados"}', '3867ada8-b5e1-4115-b7e4-c263dd0a04ee', null, null),
('2', '2026-11-24 11:39:22.540997+00', '1', 'categories', '2', 'created', null, '{"id": 2, "name": "Accesorios", "image": null, "created_at": "2026-11-24T11:39:22.540446Z", "updated_at": "2026-11-24T11:39:22.540813Z", "description": "Fundas y cargadores"}', '7f38081d-3bd4-4918-a5ff-a7218afbc9b6', null, null),
('3', '2026-11-24 11:39:22.54665+00', '1', 'colors', '1', 'created', null, '{"id": 1, "name": "Grafito", "color_code": "#3A3A3C", "created_at": "2026-11-24T11:39:22.545710Z", "updated_at": "2026-11-24T11:39:22.546326Z"}', 'd607f0d0-e719-4e33-8e72-340e4a07350c', null, null),
('4', '2026-11-24 11:39:22.552649+00', '1', 'colors', '2', 'created', null, '{"id": 2, "name": "Ñandú", "color_code": "#8B7355", "created_at": "2026-11-24T11:39:22.552099Z", "updated_at": "2026-11-24T11:39:22.552522Z"}', 'e2b0e67c-dc38-4f10-a9d5-ea0c2ed951be', null, null),
('5', '2026-11-24 11:39:22.70484+00', '1', 'products', '1', 'created', null, E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["dfdfde1216061e0bfc9e007358cec717.jpg"], "price": 1249.50, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-24T11:39:22.700750Z", "updated_at": "2026-11-24T11:39:22.700750Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "category_image": null, "category_description": "Nuevos y usados"}', '9b6e6c8e-5a2a-4ef6-a333-34a2a04e69c2', null, null),
('6', '2026-11-24 11:39:22.719155+00', '1', 'products', '1', 'updated', E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["dfdfde1216061e0bfc9e007358cec717.jpg"], "price": 1249.5, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-24T11:39:22.700750Z", "updated_at": "2026-11-24T11:39:22.700750Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "category_image": null, "category_description": "Nuevos y usados"}', E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["dfdfde1216061e0bfc9e007358cec717.jpg"], "price": 1399.90, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-24T11:39:22.700750Z", "updated_at": "2026-11-24T11:39:22.718887Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "category_image": null, "category_description": "Nuevos y usados"}', '4067acee-e9f2-4166-9634-1e8e557badc1', null, null),
('7', '2026-11-24 11:39:22.725881+00', '1', 'products', '2', 'created', null, E'{"id": 2, "code": null, "name": "Funda \\"Río\\"", "image": [], "price": 10.00, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-24T11:39:22.725129Z", "updated_at": "2026-11-24T11:39:22.725129Z", "category_id": 2, "description": "De silicona", "category_image": null, "category_description": "Fundas y cargadores"}', 'fd4fd0c2-87a4-43df-a9d6-3672fe31b7b9', null, null),
('8', '2026-11-24 11:39:22.731501+00', '1', 'products', '3', 'created', null, '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5.00, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-24T11:39:22.731290Z", "updated_at": "2026-11-24T11:39:22.731290Z", "category_id": 2, "description": "Un metro", "category_image": null, "category_description": "Fundas y cargadores"}', 'daaf2206-bb90-4307-8e93-cf14916e440f', null, null),
('9', '2026-11-24 11:39:22.737828+00', '1', 'products', '3', 'deleted', '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-24T11:39:22.731290Z", "updated_at": "2026-11-24T11:39:22.731290Z", "category_id": 2, "description": "Un metro", "category_image": null, "category_description": "Fundas y cargadores"}', null, '3f0ef295-aa9f-479e-8722-d15f3aa7f08a', null, null),
('10', '2026-11-24 11:39:22.745777+00', '1', 'parameters', '1', 'created', null, E'{"id": 1, "email": "hola@example.com", "image": null, "phone": "(0343) 555-0142", "end_hour": null, "exchange": null, "facebook": null, "linkedin": null, "whatsapp": null, "instagram": null, "created_at": "2026-11-24T11:39:22.744665Z", "start_hour": null, "updated_at": "2026-11-24T11:39:22.745530Z", "search_synonyms": "reparación, arreglo, reparar, arreglar, servicio técnico\\nauriculares, AirPods, EarPods\\ncelular, teléfono, iPhone\\nnotebook, laptop, portátil, MacBook\\ncomputadora, Mac\\ntablet, tableta, iPad\\nreloj, smartwatch, Watch\\nfunda, case, carcasa, cover\\ncargador, adaptador de corriente\\nparlante, altavoz, HomePod\\nlápiz, Pencil", "surcharge_transfer": null, "license_notice_days": 30, "birth_date_notice_days": 7, "surcharge_foreing_money": null, "ppe_delivery_notice_days": 15, "medical_check_notice_days": 30, "surcharge_credit_percentage": null}', '14f2afba-9ef6-4187-af55-f90dfe7cceb6', null, null),
('11', '2026-11-24 11:39:22.754656+00', '1', 'companies', '1', 'created', null, '{"id": 1, "city": "Paraná", "cuit": "30712345671", "logo": null, "name": "Río Paraná SRL", "image": null, "phone": null, "address": "Paraná", "country": null, "province": null, "zip_code": null, "created_at": "2026-11-24T11:39:22.753710Z", "updated_at": "2026-11-24T11:39:22.754325Z", "address_number": null, "address_street": null}', '4a9e72c3-bfd1-4e23-be03-97d600ed3ca0', '1', null),
('12', '2026-11-24 11:39:22.758854+00', '1', 'clients', '1', 'created', null, '{"id": 1, "city": "Oro Verde", "name": "Colegio Ñandubay", "image": null, "phone": null, "address": "Oro Verde", "country": null, "province": null, "zip_code": null, "created_at": "2026-11-24T11:39:22.757879Z", "updated_at": "2026-11-24T11:39:22.758417Z", "address_number": null, "address_street": null}', 'ac5c2f05-2470-4ebe-8c99-feacf4555c47', null, '1'),
('13', '2026-11-24 11:39:22.774001+00', '1', 'users', '2', 'created', null, '{"id": 2, "dni": "30123456", "name": "Luz", "email": "luz@example.com", "image": null, "active": true, "client": null, "company": "Río Paraná SRL", "surname": "Peralta", "client_id": null, "company_id": 1, "created_at": "2026-11-24T11:39:22.761478Z", "updated_at": "2026-11-24T11:39:22.773676Z"}', '6f1947bf-1495-4188-8d53-738670ec140e', '1', null),
('14', '2026-11-24 11:39:22.814698+00', '1', 'users', '3', 'created', null, '{"id": 3, "dni": "30123457", "name": "Luz", "email": "luz.2@example.com", "image": null, "active": false, "client": "Colegio Ñandubay", "company": null, "surname": "Peralta", "client_id": 1, "company_id": null, "created_at": "2026-11-24T11:39:22.795709Z", "updated_at": "2026-11-24T11:39:22.814371Z"}', 'ae145cfb-8508-479c-baca-970c3dc5301b', null, '1'),
('15', '2026-11-24 11:39:22.824857+00', '1', 'contract_types', '1', 'created', null, '{"id": 1, "name": "Uno de contract_types", "created_at": "2026-11-24T11:39:22.820142Z", "updated_at": "2026-11-24T11:39:22.821792Z", "description": null}', '144e3f31-047a-4fca-89e6-74a0df852562', null, null),
('16', '2026-11-24 11:39:22.830441+00', '1', 'cost_centers', '1', 'created', null, '{"id": 1, "name": "Uno de cost_centers", "created_at": "2026-11-24T11:39:22.829267Z", "updated_at": "2026-11-24T11:39:22.830097Z", "description": null}', 'dfe396aa-8bc2-458c-ad15-d4300bb36cc6', null, null),
('17', '2026-11-24 11:39:22.835218+00', '1', 'employee_status', '1', 'created', null, '{"id": 1, "name": "Uno de employee_status", "created_at": "2026-11-24T11:39:22.834390Z", "updated_at": "2026-11-24T11:39:22.834882Z", "description": null}', '9d5136d6-5552-42f1-8a82-6f232046373b', null, null),
('18', '2026-11-24 11:39:22.841018+00', '1', 'job_categories', '1', 'created', null, '{"id": 1, "name": "Uno de job_categories", "created_at": "2026-11-24T11:39:22.840141Z", "updated_at": "2026-11-24T11:39:22.840630Z", "description": null}', '3ff193f1-830d-43aa-a50c-dcfbbba287b0', null, null),
('19', '2026-11-24 11:39:22.843923+00', '1', 'job_sectors', '1', 'created', null, '{"id": 1, "name": "Uno de job_sectors", "created_at": "2026-11-24T11:39:22.843167Z", "updated_at": "2026-11-24T11:39:22.843607Z", "description": null}', '94dae6a5-c1b9-4fb0-ba45-52558125facd', null, null),
('20', '2026-11-24 11:39:22.850406+00', '1', 'job_titles', '1', 'created', null, '{"id": 1, "name": "Uno de job_titles", "created_at": "2026-11-24T11:39:22.848551Z", "updated_at": "2026-11-24T11:39:22.850038Z", "description": null}', '484f46a4-a399-44db-b26a-7f9a4f9ba8c8', null, null),
('21', '2026-11-24 11:39:22.855364+00', '1', 'management_levels', '1', 'created', null, '{"id": 1, "name": "Uno de management_levels", "created_at": "2026-11-24T11:39:22.854441Z", "updated_at": "2026-11-24T11:39:22.854965Z", "description": null}', 'c7ff1cca-9d27-4f91-97e4-4f9cfc8e2906', null, null),
('22', '2026-11-24 11:39:22.859394+00', '1', 'ccts', '1', 'created', null, '{"id": 1, "name": "Uno de ccts", "created_at": "2026-11-24T11:39:22.858392Z", "updated_at": "2026-11-24T11:39:22.859004Z", "description": null}', '1ed4275e-0301-4a94-ade9-0c34c8aa3e7c', null, null),
('23', '2026-11-24 11:39:22.863338+00', '1', 'training_items', '1', 'created', null, '{"id": 1, "name": "Uno de training_items", "created_at": "2026-11-24T11:39:22.862334Z", "updated_at": "2026-11-24T11:39:22.862972Z", "description": null}', 'e399a07a-fbe9-4769-b26f-c06fb2e50e19', null, null),
('24', '2026-11-24 11:39:22.868604+00', '1', 'quality_items', '1', 'created', null, '{"id": 1, "name": "Uno de quality_items", "created_at": "2026-11-24T11:39:22.867099Z", "updated_at": "2026-11-24T11:39:22.868175Z", "description": null}', 'b36bcf73-cd47-4a9c-a737-9d2f038d8cd3', null, null),
('25', '2026-11-24 11:39:22.87909+00', '1', 'ppes', '1', 'created', null, '{"id": 1, "name": "Guantes", "brand": "Ñú", "model": null, "sizes": ["8", "9"], "created_at": "2026-11-24T11:39:22.875292Z", "job_titles": [{"id": 1, "name": "Uno de job_titles"}], "updated_at": "2026-11-24T11:39:22.876600Z", "description": null, "certification": null, "useful_life_months": null}', '55d31b55-a84c-4e54-bd23-dcdd3b134b29', null, null),
('26', '2026-11-24 11:39:22.894894+00', '1', 'employees', '1', 'created', null, '{"id": 1, "cct": null, "dni": "28123456", "city": "Paraná", "cuil": null, "name": "Ayelén", "image": null, "active": true, "cct_id": null, "client": "Colegio Ñandubay", "gender": "female", "status": "Uno de employee_status", "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Quiroga", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": 1, "job_title": "Uno de job_titles", "ppe_sizes": [{"ppe": "Guantes", "size": "9", "ppe_id": 1}], "status_id": 1, "birth_date": "1981-03-05", "company_id": 1, "created_at": "2026-11-24T11:39:22.883381Z", "employable": true, "job_sector": null, "salary_cbu": "2850590940090418135201", "updated_at": "2026-11-24T11:39:22.884446Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": 1, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": "2019-04-01", "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": "A.3,B.1", "employee_file_number": "0147", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '445a0d44-7d78-4cc7-8fa0-736fb9c1dbb5', '1', '1'),
('27', '2026-11-24 11:39:22.914193+00', '1', 'attachments', '1', 'created', null, '{"id": 1, "file": {"key": "250f3be360e4c15f737916c944fa775c", "name": "contrato.pdf", "size": 15, "media_type": "application/pdf"}, "name": "contrato.pdf", "size": 15, "type": "contract", "created_at": "2026-11-24T11:39:22.911838Z", "media_type": "application/pdf", "updated_at": "2026-11-24T11:39:22.913759Z", "employee_id": 1}', 'd8a10b9b-af41-4791-a896-bb8539200230', '1', '1'),
('28', '2026-11-24 11:39:22.922493+00', '1', 'employees', '2', 'created', null, '{"id": 2, "cct": null, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "client": null, "gender": null, "status": null, "address": null, "company": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "job_title": null, "ppe_sizes": [], "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-24T11:39:22.918699Z", "employable": true, "job_sector": null, "salary_cbu": null, "updated_at": "2026-11-24T11:39:22.922112Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": null, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '9b2f29e8-00e6-4adc-a0c4-564e7dbf2a86', null, null),
('29', '2026-11-24 11:39:22.935294+00', '1', 'employees', '2', 'deleted', '{"id": 2, "cct": null, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "client": null, "gender": null, "status": null, "address": null, "company": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "job_title": null, "ppe_sizes": [], "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-24T11:39:22.918699Z", "employable": true, "job_sector": null, "salary_cbu": null, "updated_at": "2026-11-24T11:39:22.922112Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": null, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', null, '0e6d809c-5bca-4330-849c-a249d44dca46', null, null),
('30', '2026-11-24 11:39:23.732661+00', '1', 'colors', '3', 'created', null, '{"id": 3, "name": "Lila true", "color_code": "#B497D6", "created_at": "2026-11-24T11:39:23.728413Z", "updated_at": "2026-11-24T11:39:23.730846Z"}', '0df90e81-a786-46c6-994e-9748ce6081bc', null, null),
('31', '2026-11-24 11:39:23.73347+00', '1', 'colors', '4', 'created', null, '{"id": 4, "name": "Dorado true", "color_code": "#FFD700", "created_at": "2026-11-24T11:39:23.728413Z", "updated_at": "2026-11-24T11:39:23.732583Z"}', '0df90e81-a786-46c6-994e-9748ce6081bc', null, null);
insert into "categories" ("id", "name", "description", "image", "created_at", "updated_at") overriding system value values
('1', 'Teléfonos', 'Nuevos y usados', null, '2026-11-24 11:39:22.530257+00', '2026-11-24 11:39:22.532287+00'),
('2', 'Accesorios', 'Fundas y cargadores', null, '2026-11-24 11:39:22.540446+00', '2026-11-24 11:39:22.540813+00');
insert into "ccts" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de ccts', null, '2026-11-24 11:39:22.858392+00', '2026-11-24 11:39:22.859004+00');
insert into "clients" ("id", "name", "address_street", "address_number", "zip_code", "city", "province", "country", "phone", "image", "created_at", "updated_at") overriding system value values
('1', 'Colegio Ñandubay', null, null, null, 'Oro Verde', null, null, null, null, '2026-11-24 11:39:22.757879+00', '2026-11-24 11:39:22.758417+00');
insert into "colors" ("id", "name", "color_code", "created_at", "updated_at") overriding system value values
('1', 'Grafito', '#3A3A3C', '2026-11-24 11:39:22.54571+00', '2026-11-24 11:39:22.546326+00'),
('2', 'Ñandú', '#8B7355', '2026-11-24 11:39:22.552099+00', '2026-11-24 11:39:22.552522+00'),
('3', 'Lila true', '#B497D6', '2026-11-24 11:39:23.728413+00', '2026-11-24 11:39:23.730846+00'),
('4', 'Dorado true', '#FFD700', '2026-11-24 11:39:23.728413+00', '2026-11-24 11:39:23.732583+00');
insert into "companies" ("id", "name", "cuit", "address_street", "address_number", "zip_code", "city", "province", "country", "phone", "image", "created_at", "updated_at") overriding system value values
('1', 'Río Paraná SRL', '30712345671', null, null, null, 'Paraná', null, null, null, null, '2026-11-24 11:39:22.75371+00', '2026-11-24 11:39:22.754325+00');
insert into "contact_messages" ("id", "name", "email", "message", "read", "mailed_at", "created_at", "updated_at") overriding system value values
('1', 'Luz', 'luz@example.com', '¿Tienen repuestos?
Gracias.', 'false', null, '2026-11-24 11:39:22.750147+00', '2026-11-24 11:39:22.750147+00');
insert into "contract_types" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de contract_types', null, '2026-11-24 11:39:22.820142+00', '2026-11-24 11:39:22.821792+00');
insert into "cost_centers" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de cost_centers', null, '2026-11-24 11:39:22.829267+00', '2026-11-24 11:39:22.830097+00');
insert into "deleted_rows" ("audit_id", "resource", "entity_id", "row", "links", "pictures", "files", "held", "deleted_at") overriding system value values
('9', 'products', '3', '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5.00, "search": "cable   un metro 5.00 5,00", "capacity": null, "created_at": "2026-11-24T08:39:22.73129-03:00", "updated_at": "2026-11-24T08:39:22.73129-03:00", "category_id": 2, "description": "Un metro", "window_search": "cable   un metro"}', '{"product_wants": [], "product_colors": []}', '[]', '[]', '{}', '2026-11-24 11:39:22.735171+00'),
('29', 'employees', '2', '{"id": 2, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "gender": null, "search": "joaquin rolon joaquin 0148           ", "address": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-24T08:39:22.918699-03:00", "employable": true, "salary_cbu": null, "updated_at": "2026-11-24T08:39:22.922112-03:00", "cost_center": null, "nationality": null, "job_title_id": null, "phone_number": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "health_insurance": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '{"employee_ppe_sizes": [], "employment_periods": []}', '[]', '[]', '{}', '2026-11-24 11:39:22.928948+00');
insert into "employee_ppe_sizes" ("employee_id", "ppe_id", "size", "position") overriding system value values
('1', '1', '9', '1');
insert into "employee_status" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de employee_status', null, '2026-11-24 11:39:22.83439+00', '2026-11-24 11:39:22.834882+00');
insert into "employees" ("id", "name", "surname", "image", "employee_file_number", "dni", "cuil", "nationality", "gender", "birth_date", "marital_status", "children", "address", "zip_code", "city", "locality", "province", "country", "phone_number", "phone_number_2", "personal_email", "company_id", "client_id", "job_sector_id", "job_title_id", "job_category_id", "contract_type_id", "cct_id", "management_level_id", "cost_center", "status_id", "active", "health_insurance", "driver_license_class", "driver_expiration_date", "medical_check_expiration", "salary_bank_name", "salary_account_number", "salary_cbu", "fund_bank_name", "fund_account_number", "fund_cbu", "admission_date", "termination_date", "termination_reason", "termination_comments", "employable", "created_at", "updated_at") overriding system value values
('1', 'Ayelén', 'Quiroga', null, '0147', '28123456', null, null, 'female', '1981-03-05', null, null, null, null, 'Paraná', null, null, null, null, null, null, '1', '1', null, '1', null, null, null, null, null, '1', 'true', null, 'A.3,B.1', null, null, null, null, '2850590940090418135201', null, null, null, '2019-04-01', null, null, null, 'true', '2026-11-24 11:39:22.883381+00', '2026-11-24 11:39:22.884446+00');
insert into "employment_periods" ("id", "employee_id", "admission_date", "termination_date", "termination_reason", "termination_comments", "employable", "created_at", "updated_at") overriding system value values
('1', '1', '2019-04-01', null, null, null, 'true', '2026-11-24 11:39:22.883381+00', '2026-11-24 11:39:22.887279+00');
insert into "files" ("key", "name", "media_type", "bytes", "sha256", "resource", "entity_id", "created_by", "created_at") overriding system value values
('250f3be360e4c15f737916c944fa775c', 'contrato.pdf', 'application/pdf', '15', E'\\x14bcd090baf31edba64e9cbd8cdfc15f943344aa72cb3675ad8e91bfcbce03ad', 'attachments', '1', '1', '2026-11-24 11:39:22.911838+00'),
('258b95876a617a1ef9a6fd76b030bc8b', 'planilla.csv', 'application/octet-stream', '54', E'\\x6b051b1018e8cf28345ee3061fb0d4dfa8d382a30c0ceaec03c10c10488e67cc', 'imports', null, '1', '2026-11-24 11:39:22.946443+00'),
('01473d46176c73e823b8a77e83a72882', 'planilla.csv', 'application/octet-stream', '55', E'\\x44ae0811a6f65b7936d4c4ed49fcce1f0593ab23af49b27a7ee4b9e9d53c054b', 'imports', null, '1', '2026-11-24 11:39:23.769812+00');
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
insert into "imports" ("id", "user_id", "name", "file_key", "pictures_key", "language", "status", "found", "picture_names", "asked", "checked", "counts", "unknown", "problem", "request_id", "task", "position", "done", "total", "is_cancelled", "holder", "lease_until", "created_at", "updated_at") overriding system value values
('1', '1', 'planilla.csv', '258b95876a617a1ef9a6fd76b030bc8b', null, 'es', 'done', '{"kind": "csv", "rows": 2, "sheet": 0, "sheets": [""], "columns": [{"dates": "dmy", "column": "A", "filled": 2, "heading": "Nombre", "samples": ["Lila true", "Dorado true"], "decimals": "comma"}, {"dates": "dmy", "column": "B", "filled": 2, "heading": "Código", "samples": ["#b497d6", "#ffd700"], "decimals": "comma"}], "suggested": {"ccts": {"name": "A"}, "ppes": {"name": "A"}, "users": {"name": "A"}, "colors": {"name": "A", "color_code": "B"}, "clients": {"name": "A"}, "products": {"code": "B", "name": "A"}, "companies": {"name": "A"}, "employees": {"name": "A"}, "categories": {"name": "A"}, "job_titles": {"name": "A"}, "parameters": {}, "job_sectors": {"name": "A"}, "cost_centers": {"name": "A"}, "quality_items": {"name": "A"}, "contract_types": {"name": "A"}, "job_categories": {"name": "A"}, "training_items": {"name": "A"}, "employee_status": {"name": "A"}, "management_levels": {"name": "A"}}, "undecided": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "products": [], "companies": [], "employees": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "training_items": [], "employee_status": [], "management_levels": []}, "by_content": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "products": [], "companies": [], "employees": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "training_items": [], "employee_status": [], "management_levels": []}, "header_row": 1}', null, '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"same": 0, "total": 2, "wrong": 0, "created": 2, "skipped": 0, "updated": 0}', '[]', null, '0df90e81-a786-46c6-994e-9748ce6081bc', null, '3', '2', '2', 'false', null, null, '2026-11-24 11:39:22.946443+00', '2026-11-24 11:39:23.744436+00'),
('2', '1', 'planilla.csv', '01473d46176c73e823b8a77e83a72882', null, 'es', 'pending', '{"kind": "csv", "rows": 2, "sheet": 0, "sheets": [""], "columns": [{"dates": "dmy", "column": "A", "filled": 2, "heading": "Nombre", "samples": ["Lila false", "Dorado false"], "decimals": "comma"}, {"dates": "dmy", "column": "B", "filled": 2, "heading": "Código", "samples": ["#b497d6", "dorado"], "decimals": "comma"}], "suggested": {"ccts": {"name": "A"}, "ppes": {"name": "A"}, "users": {"name": "A"}, "colors": {"name": "A", "color_code": "B"}, "clients": {"name": "A"}, "products": {"code": "B", "name": "A"}, "companies": {"name": "A"}, "employees": {"name": "A"}, "categories": {"name": "A"}, "job_titles": {"name": "A"}, "parameters": {}, "job_sectors": {"name": "A"}, "cost_centers": {"name": "A"}, "quality_items": {"name": "A"}, "contract_types": {"name": "A"}, "job_categories": {"name": "A"}, "training_items": {"name": "A"}, "employee_status": {"name": "A"}, "management_levels": {"name": "A"}}, "undecided": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "products": [], "companies": [], "employees": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "training_items": [], "employee_status": [], "management_levels": []}, "by_content": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "products": [], "companies": [], "employees": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "training_items": [], "employee_status": [], "management_levels": []}, "header_row": 1}', null, '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"same": 0, "total": 2, "wrong": 1, "created": 1, "skipped": 0, "updated": 0}', '[]', null, null, null, '0', '2', '2', 'false', null, null, '2026-11-24 11:39:23.769812+00', '2026-11-24 11:39:23.844993+00');
insert into "job_categories" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_categories', null, '2026-11-24 11:39:22.840141+00', '2026-11-24 11:39:22.84063+00');
insert into "job_sectors" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_sectors', null, '2026-11-24 11:39:22.843167+00', '2026-11-24 11:39:22.843607+00');
insert into "job_titles" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_titles', null, '2026-11-24 11:39:22.848551+00', '2026-11-24 11:39:22.850038+00');
insert into "management_levels" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de management_levels', null, '2026-11-24 11:39:22.854441+00', '2026-11-24 11:39:22.854965+00');
insert into "parameters" ("id", "email", "phone", "instagram", "facebook", "linkedin", "whatsapp", "start_hour", "end_hour", "surcharge_credit_percentage", "surcharge_transfer", "surcharge_foreing_money", "exchange", "image", "license_notice_days", "medical_check_notice_days", "ppe_delivery_notice_days", "birth_date_notice_days", "created_at", "updated_at", "search_synonyms") overriding system value values
('1', 'hola@example.com', '(0343) 555-0142', null, null, null, null, null, null, null, null, null, null, null, '30', '30', '15', '7', '2026-11-24 11:39:22.744665+00', '2026-11-24 11:39:22.74553+00', 'reparación, arreglo, reparar, arreglar, servicio técnico
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
('1', 'see_menu_products', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.965246+00'),
('2', 'create_products', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.96635+00'),
('3', 'update_products', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966372+00'),
('4', 'delete_products', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966382+00'),
('5', 'see_menu_categories', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966391+00'),
('6', 'see_categories', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966399+00'),
('7', 'create_categories', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966407+00'),
('8', 'update_categories', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966413+00'),
('9', 'delete_categories', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966418+00'),
('10', 'see_menu_colors', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966423+00'),
('11', 'see_colors', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966428+00'),
('12', 'create_colors', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966433+00'),
('13', 'update_colors', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966439+00'),
('14', 'delete_colors', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966447+00'),
('15', 'see_parameters', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966452+00'),
('16', 'create_parameters', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966457+00'),
('17', 'update_parameters', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966462+00'),
('18', 'delete_parameters', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966467+00'),
('19', 'see_menu_clients', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966471+00'),
('20', 'see_clients', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966476+00'),
('21', 'create_clients', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966481+00'),
('22', 'update_clients', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966486+00'),
('23', 'delete_clients', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.96649+00'),
('24', 'see_menu_companies', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966495+00'),
('25', 'see_companies', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.9665+00'),
('26', 'create_companies', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966505+00'),
('27', 'update_companies', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966512+00'),
('28', 'delete_companies', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966517+00'),
('29', 'see_menu_users', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966522+00'),
('30', 'see_users', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966527+00'),
('31', 'create_users', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966532+00'),
('32', 'update_users', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966537+00'),
('33', 'delete_users', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966541+00'),
('34', 'see_menu_permissions', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966547+00'),
('35', 'see_permissions', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966552+00'),
('36', 'create_permissions', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966557+00'),
('37', 'update_permissions', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966561+00'),
('38', 'delete_permissions', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966566+00'),
('39', 'see_audit', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966571+00'),
('40', 'see_menu_employees', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966578+00'),
('41', 'see_employees', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966584+00'),
('42', 'create_employees', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966589+00'),
('43', 'update_employees', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966594+00'),
('44', 'delete_employees', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966599+00'),
('45', 'see_employee_termination', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966604+00'),
('46', 'create_employee_termination', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966609+00'),
('47', 'update_employee_termination', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966614+00'),
('48', 'delete_employee_termination', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966619+00'),
('49', 'see_employee_general_data', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966623+00'),
('50', 'create_employee_general_data', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966628+00'),
('51', 'update_employee_general_data', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966633+00'),
('52', 'delete_employee_general_data', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966638+00'),
('53', 'print_employee_file', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966645+00'),
('54', 'load_database', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.96665+00'),
('55', 'see_menu_ppes', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966655+00'),
('56', 'see_ppes', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.96666+00'),
('57', 'create_ppes', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966664+00'),
('58', 'update_ppes', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966669+00'),
('59', 'delete_ppes', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966674+00'),
('60', 'see_ppe_deliveries', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966679+00'),
('61', 'create_ppe_deliveries', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966684+00'),
('62', 'update_ppe_deliveries', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966689+00'),
('63', 'delete_ppe_deliveries', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966694+00'),
('64', 'print_ppe_deliveries', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966698+00'),
('65', 'see_training_items', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966703+00'),
('66', 'create_training_items', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.96671+00'),
('67', 'update_training_items', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966716+00'),
('68', 'delete_training_items', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966721+00'),
('69', 'see_quality_items', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966725+00'),
('70', 'create_quality_items', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.96673+00'),
('71', 'update_quality_items', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966735+00'),
('72', 'delete_quality_items', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.96674+00'),
('73', 'see_notifications', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966744+00'),
('74', 'see_contact_messages', '2026-11-24 11:39:21.963682+00', '2026-11-24 11:39:21.966749+00');
insert into "pictures" ("name", "kind", "width", "height", "cutout", "bytes", "created_at") overriding system value values
('dfdfde1216061e0bfc9e007358cec717.jpg', 'image', '40', '40', 'false', '892', '2026-11-24 11:39:22.699018+00');
insert into "ppe_job_titles" ("ppe_id", "job_title_id", "position") overriding system value values
('1', '1', '1');
insert into "ppes" ("id", "name", "description", "useful_life_months", "brand", "model", "certification", "sizes", "created_at", "updated_at") overriding system value values
('1', 'Guantes', null, null, 'Ñú', null, null, '{8,9}', '2026-11-24 11:39:22.875292+00', '2026-11-24 11:39:22.8766+00');
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
Un año de garantía.', '1', '1399.90', '256 GB', null, '{dfdfde1216061e0bfc9e007358cec717.jpg}', '2026-11-24 11:39:22.70075+00', '2026-11-24 11:39:22.718887+00'),
('2', 'Funda "Río"', 'De silicona', '2', '10.00', null, null, '{}', '2026-11-24 11:39:22.725129+00', '2026-11-24 11:39:22.725129+00');
insert into "public_version" ("id", "version") overriding system value values
('true', '12');
insert into "quality_items" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de quality_items', null, '2026-11-24 11:39:22.867099+00', '2026-11-24 11:39:22.868175+00');
insert into "rate_hits" ("id", "scope", "subject", "at") overriding system value values
('3', 'contact', '127.0.0.1', '2026-11-24 11:39:22.749733+00');
insert into "sessions" ("id", "token_hash", "user_id", "created_at", "expires_at") overriding system value values
('1', E'\\x702a9d8aedea2d5c203c1b291beac4e72a1b1ffc274646588e8ba93ccbc24d77', '1', '2026-11-24 11:39:22.507093+00', '2026-11-24 23:39:22.507093+00');
insert into "signing_keys" ("name", "key", "created_at") overriding system value values
('files', E'\\xfefd6c8b000c6797a5a99b8b627a662ceffb0a0c985e9364d403050502b05f87', '2026-11-24 11:39:22.05693+00');
insert into "training_items" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de training_items', null, '2026-11-24 11:39:22.862334+00', '2026-11-24 11:39:22.862972+00');
insert into "undos" ("token_hash", "user_id", "request_id", "created_at") overriding system value values
(E'\\xecd1499292b4802abae1714186a035233bb451dfa688f8c140aa5866e45ffbb8', '1', '3f0ef295-aa9f-479e-8722-d15f3aa7f08a', '2026-11-24 11:39:22.735171+00'),
(E'\\xbe2378e56a5ce1938257ed22d54fb496e6314388b30d8b8c636546ed96cefd63', '1', '0e6d809c-5bca-4330-849c-a249d44dca46', '2026-11-24 11:39:22.928948+00');
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
('1', 'Administración', 'General', '20123456', 'administracion@example.com', '$argon2id$v=19$m=19456,t=2,p=1$nptQmZP2HlDu9X6vR9RUxg$ItPc1CZ1E+Q6R/NX1T70bV42ai6hvVLGQ0HRWR7CQok', 'true', null, null, null, '2026-11-24 11:39:21.970779+00', '2026-11-24 11:39:21.989491+00'),
('2', 'Luz', 'Peralta', '30123456', 'luz@example.com', '$argon2id$v=19$m=19456,t=2,p=1$EONegrsIXIB8jVIM/Mm9bA$+rnEOqF2+RGQg+PmBAkrTi1xl33nJz+FYr43iBDxfd8', 'true', null, '1', null, '2026-11-24 11:39:22.761478+00', '2026-11-24 11:39:22.773676+00'),
('3', 'Luz', 'Peralta', '30123457', 'luz.2@example.com', '$argon2id$v=19$m=19456,t=2,p=1$0tn6k8eV2V7Sa/vNZ5YtHg$4GK9D+99CQgpmDN8PTxGeePBqJGPC6HQZm71+FIk2f4', 'false', null, null, '1', '2026-11-24 11:39:22.795709+00', '2026-11-24 11:39:22.814371+00');
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
