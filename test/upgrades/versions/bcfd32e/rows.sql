insert into "attachments" ("id", "employee_id", "type", "file", "name", "media_type", "size", "created_at", "updated_at") overriding system value values
('1', '1', 'contract', '35f945f6eba9b1a57c1f4aa0b5a2d291', 'contrato.pdf', 'application/pdf', '15', '2026-11-24 15:11:40.286163+00', '2026-11-24 15:11:40.289318+00');
insert into "audit" ("id", "at", "user_id", "resource", "entity_id", "action", "before", "after", "request_id", "company_id", "client_id") overriding system value values
('1', '2026-11-24 15:11:39.273075+00', '1', 'categories', '1', 'created', null, '{"id": 1, "name": "Teléfonos", "image": null, "created_at": "2026-11-24T15:11:39.269457Z", "updated_at": "2026-11-24T15:11:39.271385Z", "description": "Nuevos y usados"}', '85f25708-620b-4d6b-8eaf-1b5d0b6c7a30', null, null),
('2', '2026-11-24 15:11:39.286414+00', '1', 'categories', '2', 'created', null, '{"id": 2, "name": "Accesorios", "image": null, "created_at": "2026-11-24T15:11:39.285549Z", "updated_at": "2026-11-24T15:11:39.286025Z", "description": "Fundas y cargadores"}', '6258f72e-2c0e-4bcf-9e1a-f4a1e0b08ec9', null, null),
('3', '2026-11-24 15:11:39.293314+00', '1', 'colors', '1', 'created', null, '{"id": 1, "name": "Grafito", "color_code": "#3A3A3C", "created_at": "2026-11-24T15:11:39.292082Z", "updated_at": "2026-11-24T15:11:39.292851Z"}', '9df25531-0503-4108-baa8-723d5a0a7935', null, null),
('4', '2026-11-24 15:11:39.300068+00', '1', 'colors', '2', 'created', null, '{"id": 2, "name": "Ñandú", "color_code": "#8B7355", "created_at": "2026-11-24T15:11:39.299510Z", "updated_at": "2026-11-24T15:11:39.299942Z"}', 'f737ff3a-a42f-40ec-ab51-36f306585e86', null, null),
('5', '2026-11-24 15:11:39.555382+00', '1', 'products', '1', 'created', null, E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["76fb26d37e7c96e3c187de4113df764f.jpg"], "price": 1249.50, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-24T15:11:39.550511Z", "updated_at": "2026-11-24T15:11:39.550511Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "category_image": null, "category_description": "Nuevos y usados"}', '5aab5ef5-a04b-4ee3-aee3-2667938d7ea8', null, null),
('6', '2026-11-24 15:11:39.566464+00', '1', 'products', '1', 'updated', E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["76fb26d37e7c96e3c187de4113df764f.jpg"], "price": 1249.5, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-24T15:11:39.550511Z", "updated_at": "2026-11-24T15:11:39.550511Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "category_image": null, "category_description": "Nuevos y usados"}', E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["76fb26d37e7c96e3c187de4113df764f.jpg"], "price": 1399.90, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-24T15:11:39.550511Z", "updated_at": "2026-11-24T15:11:39.566229Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "category_image": null, "category_description": "Nuevos y usados"}', '28e01fcb-5279-4f7f-9b53-d82c14162075', null, null),
('7', '2026-11-24 15:11:39.572438+00', '1', 'products', '2', 'created', null, E'{"id": 2, "code": null, "name": "Funda \\"Río\\"", "image": [], "price": 10.00, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-24T15:11:39.572105Z", "updated_at": "2026-11-24T15:11:39.572105Z", "category_id": 2, "description": "De silicona", "category_image": null, "category_description": "Fundas y cargadores"}', '3fff1540-25b1-48c3-aa52-c5d2fec8522d', null, null),
('8', '2026-11-24 15:11:39.580293+00', '1', 'products', '3', 'created', null, '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5.00, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-24T15:11:39.580040Z", "updated_at": "2026-11-24T15:11:39.580040Z", "category_id": 2, "description": "Un metro", "category_image": null, "category_description": "Fundas y cargadores"}', 'aa569aba-dba2-47da-84c7-201d5123cd57', null, null),
('9', '2026-11-24 15:11:39.587623+00', '1', 'products', '3', 'deleted', '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-24T15:11:39.580040Z", "updated_at": "2026-11-24T15:11:39.580040Z", "category_id": 2, "description": "Un metro", "category_image": null, "category_description": "Fundas y cargadores"}', null, '73578327-cd09-48c5-9b07-7478108437fa', null, null),
('10', '2026-11-24 15:11:39.594911+00', '1', 'parameters', '1', 'created', null, E'{"id": 1, "email": "hola@example.com", "image": null, "phone": "(0343) 555-0142", "end_hour": null, "exchange": null, "facebook": null, "linkedin": null, "whatsapp": null, "instagram": null, "created_at": "2026-11-24T15:11:39.593614Z", "start_hour": null, "updated_at": "2026-11-24T15:11:39.594613Z", "search_synonyms": "reparación, arreglo, reparar, arreglar, servicio técnico\\nauriculares, AirPods, EarPods\\ncelular, teléfono, iPhone\\nnotebook, laptop, portátil, MacBook\\ncomputadora, Mac\\ntablet, tableta, iPad\\nreloj, smartwatch, Watch\\nfunda, case, carcasa, cover\\ncargador, adaptador de corriente\\nparlante, altavoz, HomePod\\nlápiz, Pencil", "surcharge_transfer": null, "license_notice_days": 30, "birth_date_notice_days": 7, "surcharge_foreing_money": null, "ppe_delivery_notice_days": 15, "medical_check_notice_days": 30, "surcharge_credit_percentage": null}', '206c2476-8cda-40cb-aca3-a8508c4aa576', null, null),
('11', '2026-11-24 15:11:39.613023+00', '1', 'companies', '1', 'created', null, '{"id": 1, "city": "Paraná", "cuit": "30712345671", "logo": null, "name": "Río Paraná SRL", "image": null, "phone": null, "address": "Paraná", "country": null, "province": null, "zip_code": null, "created_at": "2026-11-24T15:11:39.611812Z", "updated_at": "2026-11-24T15:11:39.612575Z", "address_number": null, "address_street": null}', 'c8b9f9b6-6fef-415b-95aa-db8c05b8d737', '1', null),
('12', '2026-11-24 15:11:39.621139+00', '1', 'clients', '1', 'created', null, '{"id": 1, "city": "Oro Verde", "name": "Colegio Ñandubay", "image": null, "phone": null, "address": "Oro Verde", "country": null, "province": null, "zip_code": null, "created_at": "2026-11-24T15:11:39.619836Z", "updated_at": "2026-11-24T15:11:39.620586Z", "address_number": null, "address_street": null}', '9c1aa2ef-385d-4643-b82d-0dd5bc358a24', null, '1'),
('13', '2026-11-24 15:11:39.643529+00', '1', 'users', '2', 'created', null, '{"id": 2, "dni": "30123456", "name": "Luz", "email": "luz@example.com", "image": null, "active": true, "client": null, "company": "Río Paraná SRL", "surname": "Peralta", "client_id": null, "company_id": 1, "created_at": "2026-11-24T15:11:39.628139Z", "updated_at": "2026-11-24T15:11:39.643078Z"}', '5d66055d-dbac-4827-af78-02e74f368aec', '1', null),
('14', '2026-11-24 15:11:39.663589+00', '1', 'users', '3', 'created', null, '{"id": 3, "dni": "30123457", "name": "Luz", "email": "luz.2@example.com", "image": null, "active": false, "client": "Colegio Ñandubay", "company": null, "surname": "Peralta", "client_id": 1, "company_id": null, "created_at": "2026-11-24T15:11:39.649484Z", "updated_at": "2026-11-24T15:11:39.663227Z"}', '3ab1e883-1533-40d8-a991-105aef8c6c53', null, '1'),
('15', '2026-11-24 15:11:39.668943+00', '1', 'contract_types', '1', 'created', null, '{"id": 1, "name": "Uno de contract_types", "created_at": "2026-11-24T15:11:39.667853Z", "updated_at": "2026-11-24T15:11:39.668501Z", "description": null}', 'b8258f0d-5e18-4465-a946-8be5693fc6c5', null, null),
('16', '2026-11-24 15:11:39.68078+00', '1', 'cost_centers', '1', 'created', null, '{"id": 1, "name": "Uno de cost_centers", "created_at": "2026-11-24T15:11:39.679656Z", "updated_at": "2026-11-24T15:11:39.680385Z", "description": null}', 'ebb2bef4-3b27-4a4f-83ba-f1695e0c9efb', null, null),
('17', '2026-11-24 15:11:39.686216+00', '1', 'employee_status', '1', 'created', null, '{"id": 1, "name": "Uno de employee_status", "created_at": "2026-11-24T15:11:39.685158Z", "updated_at": "2026-11-24T15:11:39.685814Z", "description": null}', 'dc15ef6c-40a2-4b04-85f0-fbf838f6cfd5', null, null),
('18', '2026-11-24 15:11:39.696085+00', '1', 'job_categories', '1', 'created', null, '{"id": 1, "name": "Uno de job_categories", "created_at": "2026-11-24T15:11:39.691536Z", "updated_at": "2026-11-24T15:11:39.692573Z", "description": null}', '13349548-2945-4f5b-9166-1675822b2677', null, null),
('19', '2026-11-24 15:11:39.704625+00', '1', 'job_sectors', '1', 'created', null, '{"id": 1, "name": "Uno de job_sectors", "created_at": "2026-11-24T15:11:39.703356Z", "updated_at": "2026-11-24T15:11:39.704147Z", "description": null}', 'f2e617d9-8092-43cb-a705-27d25e5fac1e', null, null),
('20', '2026-11-24 15:11:39.713557+00', '1', 'job_titles', '1', 'created', null, '{"id": 1, "name": "Uno de job_titles", "created_at": "2026-11-24T15:11:39.712224Z", "updated_at": "2026-11-24T15:11:39.713130Z", "description": null}', '0ef86ec1-6cfa-4077-b55c-b9a5f9d75b39', null, null),
('21', '2026-11-24 15:11:39.734593+00', '1', 'management_levels', '1', 'created', null, '{"id": 1, "name": "Uno de management_levels", "created_at": "2026-11-24T15:11:39.733233Z", "updated_at": "2026-11-24T15:11:39.734096Z", "description": null}', '1d380e71-45ed-4162-8ed0-e014889f2d9f', null, null),
('22', '2026-11-24 15:11:39.77566+00', '1', 'ccts', '1', 'created', null, '{"id": 1, "name": "Uno de ccts", "created_at": "2026-11-24T15:11:39.739241Z", "updated_at": "2026-11-24T15:11:39.775238Z", "description": null}', '686a927b-04da-4202-abfe-f642eb5d2985', null, null),
('23', '2026-11-24 15:11:39.810186+00', '1', 'training_items', '1', 'created', null, '{"id": 1, "name": "Uno de training_items", "created_at": "2026-11-24T15:11:39.803810Z", "updated_at": "2026-11-24T15:11:39.809740Z", "description": null}', 'b22f368a-8bf7-4971-8ec0-9e8fc731b59d', null, null),
('24', '2026-11-24 15:11:39.821079+00', '1', 'quality_items', '1', 'created', null, '{"id": 1, "name": "Uno de quality_items", "created_at": "2026-11-24T15:11:39.819918Z", "updated_at": "2026-11-24T15:11:39.820620Z", "description": null}', '0bb660d5-9b16-43ae-b0d1-cb90a051979a', null, null),
('25', '2026-11-24 15:11:40.009958+00', '1', 'ppes', '1', 'created', null, '{"id": 1, "name": "Guantes", "brand": "Ñú", "model": null, "sizes": ["8", "9"], "created_at": "2026-11-24T15:11:40.000992Z", "job_titles": [{"id": 1, "name": "Uno de job_titles"}], "updated_at": "2026-11-24T15:11:40.001884Z", "description": null, "certification": null, "useful_life_months": null}', 'bdc86a16-656c-4048-a025-d184fedbb63f', null, null),
('26', '2026-11-24 15:11:40.13171+00', '1', 'employees', '1', 'created', null, '{"id": 1, "cct": null, "dni": "28123456", "city": "Paraná", "cuil": null, "name": "Ayelén", "image": null, "active": true, "cct_id": null, "client": "Colegio Ñandubay", "gender": "female", "status": "Uno de employee_status", "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Quiroga", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": 1, "job_title": "Uno de job_titles", "ppe_sizes": [{"ppe": "Guantes", "size": "9", "ppe_id": 1}], "status_id": 1, "birth_date": "1981-03-05", "company_id": 1, "created_at": "2026-11-24T15:11:40.114674Z", "employable": true, "job_sector": null, "salary_cbu": "2850590940090418135201", "updated_at": "2026-11-24T15:11:40.117589Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": 1, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": "2019-04-01", "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": "A.3,B.1", "employee_file_number": "0147", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '6ab4344b-2a69-4b09-ae8d-ab7ea6f74a2b', '1', '1'),
('27', '2026-11-24 15:11:40.289806+00', '1', 'attachments', '1', 'created', null, '{"id": 1, "file": {"key": "35f945f6eba9b1a57c1f4aa0b5a2d291", "name": "contrato.pdf", "size": 15, "media_type": "application/pdf"}, "name": "contrato.pdf", "size": 15, "type": "contract", "created_at": "2026-11-24T15:11:40.286163Z", "media_type": "application/pdf", "updated_at": "2026-11-24T15:11:40.289318Z", "employee_id": 1}', 'c59c0692-2655-42b8-a3a1-2a8331653e35', '1', '1'),
('28', '2026-11-24 15:11:40.712539+00', '1', 'employees', '2', 'created', null, '{"id": 2, "cct": null, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "client": null, "gender": null, "status": null, "address": null, "company": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "job_title": null, "ppe_sizes": [], "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-24T15:11:40.684328Z", "employable": true, "job_sector": null, "salary_cbu": null, "updated_at": "2026-11-24T15:11:40.712062Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": null, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '3508319d-f6c7-46db-9511-36b85571745e', null, null),
('29', '2026-11-24 15:11:40.733999+00', '1', 'employees', '2', 'deleted', '{"id": 2, "cct": null, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "client": null, "gender": null, "status": null, "address": null, "company": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "job_title": null, "ppe_sizes": [], "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-24T15:11:40.684328Z", "employable": true, "job_sector": null, "salary_cbu": null, "updated_at": "2026-11-24T15:11:40.712062Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": null, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', null, '93dd6334-e519-4ff4-8d97-8c1e783efed6', null, null),
('30', '2026-11-24 15:11:43.846234+00', '1', 'colors', '3', 'created', null, '{"id": 3, "name": "Lila true", "color_code": "#B497D6", "created_at": "2026-11-24T15:11:43.830277Z", "updated_at": "2026-11-24T15:11:43.832940Z"}', '952c196d-6494-4803-957d-3987d4b5569d', null, null),
('31', '2026-11-24 15:11:43.846571+00', '1', 'colors', '4', 'created', null, '{"id": 4, "name": "Dorado true", "color_code": "#FFD700", "created_at": "2026-11-24T15:11:43.830277Z", "updated_at": "2026-11-24T15:11:43.846083Z"}', '952c196d-6494-4803-957d-3987d4b5569d', null, null);
insert into "categories" ("id", "name", "description", "image", "created_at", "updated_at") overriding system value values
('1', 'Teléfonos', 'Nuevos y usados', null, '2026-11-24 15:11:39.269457+00', '2026-11-24 15:11:39.271385+00'),
('2', 'Accesorios', 'Fundas y cargadores', null, '2026-11-24 15:11:39.285549+00', '2026-11-24 15:11:39.286025+00');
insert into "ccts" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de ccts', null, '2026-11-24 15:11:39.739241+00', '2026-11-24 15:11:39.775238+00');
insert into "clients" ("id", "name", "address_street", "address_number", "zip_code", "city", "province", "country", "phone", "image", "created_at", "updated_at") overriding system value values
('1', 'Colegio Ñandubay', null, null, null, 'Oro Verde', null, null, null, null, '2026-11-24 15:11:39.619836+00', '2026-11-24 15:11:39.620586+00');
insert into "colors" ("id", "name", "color_code", "created_at", "updated_at") overriding system value values
('1', 'Grafito', '#3A3A3C', '2026-11-24 15:11:39.292082+00', '2026-11-24 15:11:39.292851+00'),
('2', 'Ñandú', '#8B7355', '2026-11-24 15:11:39.29951+00', '2026-11-24 15:11:39.299942+00'),
('3', 'Lila true', '#B497D6', '2026-11-24 15:11:43.830277+00', '2026-11-24 15:11:43.83294+00'),
('4', 'Dorado true', '#FFD700', '2026-11-24 15:11:43.830277+00', '2026-11-24 15:11:43.846083+00');
insert into "companies" ("id", "name", "cuit", "address_street", "address_number", "zip_code", "city", "province", "country", "phone", "image", "created_at", "updated_at") overriding system value values
('1', 'Río Paraná SRL', '30712345671', null, null, null, 'Paraná', null, null, null, null, '2026-11-24 15:11:39.611812+00', '2026-11-24 15:11:39.612575+00');
insert into "contact_messages" ("id", "name", "email", "message", "read", "mailed_at", "created_at", "updated_at") overriding system value values
('1', 'Luz', 'luz@example.com', '¿Tienen repuestos?
Gracias.', 'false', null, '2026-11-24 15:11:39.605246+00', '2026-11-24 15:11:39.605246+00');
insert into "contract_types" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de contract_types', null, '2026-11-24 15:11:39.667853+00', '2026-11-24 15:11:39.668501+00');
insert into "cost_centers" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de cost_centers', null, '2026-11-24 15:11:39.679656+00', '2026-11-24 15:11:39.680385+00');
insert into "deleted_rows" ("audit_id", "resource", "entity_id", "row", "links", "pictures", "files", "held", "deleted_at") overriding system value values
('9', 'products', '3', '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5.00, "search": "cable   un metro 5.00 5,00", "capacity": null, "created_at": "2026-11-24T12:11:39.58004-03:00", "updated_at": "2026-11-24T12:11:39.58004-03:00", "category_id": 2, "description": "Un metro", "window_search": "cable   un metro"}', '{"product_wants": [], "product_colors": []}', '[]', '[]', '{}', '2026-11-24 15:11:39.584457+00'),
('29', 'employees', '2', '{"id": 2, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "gender": null, "search": "joaquin rolon joaquin 0148           ", "address": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-24T12:11:40.684328-03:00", "employable": true, "salary_cbu": null, "updated_at": "2026-11-24T12:11:40.712062-03:00", "cost_center": null, "nationality": null, "job_title_id": null, "phone_number": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "health_insurance": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '{"employee_ppe_sizes": [], "employment_periods": []}', '[]', '[]', '{}', '2026-11-24 15:11:40.722572+00');
insert into "employee_ppe_sizes" ("employee_id", "ppe_id", "size", "position") overriding system value values
('1', '1', '9', '1');
insert into "employee_status" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de employee_status', null, '2026-11-24 15:11:39.685158+00', '2026-11-24 15:11:39.685814+00');
insert into "employees" ("id", "name", "surname", "image", "employee_file_number", "dni", "cuil", "nationality", "gender", "birth_date", "marital_status", "children", "address", "zip_code", "city", "locality", "province", "country", "phone_number", "phone_number_2", "personal_email", "company_id", "client_id", "job_sector_id", "job_title_id", "job_category_id", "contract_type_id", "cct_id", "management_level_id", "cost_center", "status_id", "active", "health_insurance", "driver_license_class", "driver_expiration_date", "medical_check_expiration", "salary_bank_name", "salary_account_number", "salary_cbu", "fund_bank_name", "fund_account_number", "fund_cbu", "admission_date", "termination_date", "termination_reason", "termination_comments", "employable", "created_at", "updated_at") overriding system value values
('1', 'Ayelén', 'Quiroga', null, '0147', '28123456', null, null, 'female', '1981-03-05', null, null, null, null, 'Paraná', null, null, null, null, null, null, '1', '1', null, '1', null, null, null, null, null, '1', 'true', null, 'A.3,B.1', null, null, null, null, '2850590940090418135201', null, null, null, '2019-04-01', null, null, null, 'true', '2026-11-24 15:11:40.114674+00', '2026-11-24 15:11:40.117589+00');
insert into "employment_periods" ("id", "employee_id", "admission_date", "termination_date", "termination_reason", "termination_comments", "employable", "created_at", "updated_at") overriding system value values
('1', '1', '2019-04-01', null, null, null, 'true', '2026-11-24 15:11:40.114674+00', '2026-11-24 15:11:40.121334+00');
insert into "files" ("key", "name", "media_type", "bytes", "sha256", "resource", "entity_id", "created_by", "created_at") overriding system value values
('35f945f6eba9b1a57c1f4aa0b5a2d291', 'contrato.pdf', 'application/pdf', '15', E'\\x14bcd090baf31edba64e9cbd8cdfc15f943344aa72cb3675ad8e91bfcbce03ad', 'attachments', '1', '1', '2026-11-24 15:11:40.286163+00'),
('9fe2beaaeaea2db0fab0f970b94f4339', 'planilla.csv', 'application/octet-stream', '54', E'\\x6b051b1018e8cf28345ee3061fb0d4dfa8d382a30c0ceaec03c10c10488e67cc', 'imports', null, '1', '2026-11-24 15:11:40.966746+00'),
('0202713481d249eb20505e36f5d6ea5e', 'planilla.csv', 'application/octet-stream', '55', E'\\x44ae0811a6f65b7936d4c4ed49fcce1f0593ab23af49b27a7ee4b9e9d53c054b', 'imports', null, '1', '2026-11-24 15:11:43.958421+00');
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
('1', '1', 'planilla.csv', '9fe2beaaeaea2db0fab0f970b94f4339', null, 'es', 'done', '{"kind": "csv", "rows": 2, "sheet": 0, "sheets": [""], "columns": [{"dates": "dmy", "column": "A", "filled": 2, "heading": "Nombre", "samples": ["Lila true", "Dorado true"], "decimals": "comma"}, {"dates": "dmy", "column": "B", "filled": 2, "heading": "Código", "samples": ["#b497d6", "#ffd700"], "decimals": "comma"}], "suggested": {"ccts": {"name": "A"}, "ppes": {"name": "A"}, "users": {"name": "A"}, "colors": {"name": "A", "color_code": "B"}, "clients": {"name": "A"}, "products": {"code": "B", "name": "A"}, "companies": {"name": "A"}, "employees": {"name": "A"}, "categories": {"name": "A"}, "job_titles": {"name": "A"}, "parameters": {}, "job_sectors": {"name": "A"}, "cost_centers": {"name": "A"}, "quality_items": {"name": "A"}, "contract_types": {"name": "A"}, "job_categories": {"name": "A"}, "training_items": {"name": "A"}, "employee_status": {"name": "A"}, "management_levels": {"name": "A"}}, "undecided": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "products": [], "companies": [], "employees": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "training_items": [], "employee_status": [], "management_levels": []}, "by_content": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "products": [], "companies": [], "employees": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "training_items": [], "employee_status": [], "management_levels": []}, "header_row": 1}', null, '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"same": 0, "total": 2, "wrong": 0, "created": 2, "skipped": 0, "updated": 0}', '[]', null, '952c196d-6494-4803-957d-3987d4b5569d', null, '3', '2', '2', 'false', null, null, '2026-11-24 15:11:40.966746+00', '2026-11-24 15:11:43.933247+00', '1'),
('2', '1', 'planilla.csv', '0202713481d249eb20505e36f5d6ea5e', null, 'es', 'pending', '{"kind": "csv", "rows": 2, "sheet": 0, "sheets": [""], "columns": [{"dates": "dmy", "column": "A", "filled": 2, "heading": "Nombre", "samples": ["Lila false", "Dorado false"], "decimals": "comma"}, {"dates": "dmy", "column": "B", "filled": 2, "heading": "Código", "samples": ["#b497d6", "dorado"], "decimals": "comma"}], "suggested": {"ccts": {"name": "A"}, "ppes": {"name": "A"}, "users": {"name": "A"}, "colors": {"name": "A", "color_code": "B"}, "clients": {"name": "A"}, "products": {"code": "B", "name": "A"}, "companies": {"name": "A"}, "employees": {"name": "A"}, "categories": {"name": "A"}, "job_titles": {"name": "A"}, "parameters": {}, "job_sectors": {"name": "A"}, "cost_centers": {"name": "A"}, "quality_items": {"name": "A"}, "contract_types": {"name": "A"}, "job_categories": {"name": "A"}, "training_items": {"name": "A"}, "employee_status": {"name": "A"}, "management_levels": {"name": "A"}}, "undecided": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "products": [], "companies": [], "employees": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "training_items": [], "employee_status": [], "management_levels": []}, "by_content": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "products": [], "companies": [], "employees": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "training_items": [], "employee_status": [], "management_levels": []}, "header_row": 1}', null, '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"same": 0, "total": 2, "wrong": 1, "created": 1, "skipped": 0, "updated": 0}', '[]', null, null, null, '0', '2', '2', 'false', null, null, '2026-11-24 15:11:43.958421+00', '2026-11-24 15:11:44.261797+00', '1');
insert into "job_categories" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_categories', null, '2026-11-24 15:11:39.691536+00', '2026-11-24 15:11:39.692573+00');
insert into "job_sectors" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_sectors', null, '2026-11-24 15:11:39.703356+00', '2026-11-24 15:11:39.704147+00');
insert into "job_titles" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_titles', null, '2026-11-24 15:11:39.712224+00', '2026-11-24 15:11:39.71313+00');
insert into "management_levels" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de management_levels', null, '2026-11-24 15:11:39.733233+00', '2026-11-24 15:11:39.734096+00');
insert into "parameters" ("id", "email", "phone", "instagram", "facebook", "linkedin", "whatsapp", "start_hour", "end_hour", "surcharge_credit_percentage", "surcharge_transfer", "surcharge_foreing_money", "exchange", "image", "license_notice_days", "medical_check_notice_days", "ppe_delivery_notice_days", "birth_date_notice_days", "created_at", "updated_at", "search_synonyms") overriding system value values
('1', 'hola@example.com', '(0343) 555-0142', null, null, null, null, null, null, null, null, null, null, null, '30', '30', '15', '7', '2026-11-24 15:11:39.593614+00', '2026-11-24 15:11:39.594613+00', 'reparación, arreglo, reparar, arreglar, servicio técnico
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
('1', 'see_menu_products', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.216127+00'),
('2', 'create_products', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217271+00'),
('3', 'update_products', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217295+00'),
('4', 'delete_products', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217305+00'),
('5', 'see_menu_categories', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217313+00'),
('6', 'see_categories', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217321+00'),
('7', 'create_categories', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217329+00'),
('8', 'update_categories', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217334+00'),
('9', 'delete_categories', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217339+00'),
('10', 'see_menu_colors', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217344+00'),
('11', 'see_colors', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217351+00'),
('12', 'create_colors', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217356+00'),
('13', 'update_colors', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217361+00'),
('14', 'delete_colors', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217365+00'),
('15', 'see_parameters', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.21737+00'),
('16', 'create_parameters', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217375+00'),
('17', 'update_parameters', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.21738+00'),
('18', 'delete_parameters', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217384+00'),
('19', 'see_menu_clients', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217389+00'),
('20', 'see_clients', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217394+00'),
('21', 'create_clients', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217407+00'),
('22', 'update_clients', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217413+00'),
('23', 'delete_clients', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217418+00'),
('24', 'see_menu_companies', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217426+00'),
('25', 'see_companies', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217431+00'),
('26', 'create_companies', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217436+00'),
('27', 'update_companies', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217441+00'),
('28', 'delete_companies', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217445+00'),
('29', 'see_menu_users', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.21745+00'),
('30', 'see_users', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217455+00'),
('31', 'create_users', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.21746+00'),
('32', 'update_users', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217465+00'),
('33', 'delete_users', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.21747+00'),
('34', 'see_menu_permissions', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217475+00'),
('35', 'see_permissions', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.21748+00'),
('36', 'create_permissions', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217485+00'),
('37', 'update_permissions', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217491+00'),
('38', 'delete_permissions', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217496+00'),
('39', 'see_audit', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217501+00'),
('40', 'see_menu_employees', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217506+00'),
('41', 'see_employees', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.21751+00'),
('42', 'create_employees', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217515+00'),
('43', 'update_employees', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.21752+00'),
('44', 'delete_employees', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217525+00'),
('45', 'see_employee_termination', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.21753+00'),
('46', 'create_employee_termination', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217534+00'),
('47', 'update_employee_termination', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217539+00'),
('48', 'delete_employee_termination', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217544+00'),
('49', 'see_employee_general_data', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217549+00'),
('50', 'create_employee_general_data', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217556+00'),
('51', 'update_employee_general_data', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217561+00'),
('52', 'delete_employee_general_data', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217566+00'),
('53', 'print_employee_file', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.21757+00'),
('54', 'load_database', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217575+00'),
('55', 'see_menu_ppes', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.21758+00'),
('56', 'see_ppes', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217585+00'),
('57', 'create_ppes', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.21759+00'),
('58', 'update_ppes', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217595+00'),
('59', 'delete_ppes', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217599+00'),
('60', 'see_ppe_deliveries', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217604+00'),
('61', 'create_ppe_deliveries', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217609+00'),
('62', 'update_ppe_deliveries', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217614+00'),
('63', 'delete_ppe_deliveries', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217619+00'),
('64', 'print_ppe_deliveries', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217626+00'),
('65', 'see_training_items', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217631+00'),
('66', 'create_training_items', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217635+00'),
('67', 'update_training_items', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.21764+00'),
('68', 'delete_training_items', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217645+00'),
('69', 'see_quality_items', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.21765+00'),
('70', 'create_quality_items', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217655+00'),
('71', 'update_quality_items', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.21766+00'),
('72', 'delete_quality_items', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217665+00'),
('73', 'see_notifications', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.21767+00'),
('74', 'see_contact_messages', '2026-11-24 15:11:37.21463+00', '2026-11-24 15:11:37.217674+00');
insert into "pictures" ("name", "kind", "width", "height", "cutout", "bytes", "created_at") overriding system value values
('76fb26d37e7c96e3c187de4113df764f.jpg', 'image', '40', '40', 'false', '892', '2026-11-24 15:11:39.548401+00');
insert into "ppe_job_titles" ("ppe_id", "job_title_id", "position") overriding system value values
('1', '1', '1');
insert into "ppes" ("id", "name", "description", "useful_life_months", "brand", "model", "certification", "sizes", "created_at", "updated_at") overriding system value values
('1', 'Guantes', null, null, 'Ñú', null, null, '{8,9}', '2026-11-24 15:11:40.000992+00', '2026-11-24 15:11:40.001884+00');
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
Un año de garantía.', '1', '1399.90', '256 GB', null, '{76fb26d37e7c96e3c187de4113df764f.jpg}', '2026-11-24 15:11:39.550511+00', '2026-11-24 15:11:39.566229+00'),
('2', 'Funda "Río"', 'De silicona', '2', '10.00', null, null, '{}', '2026-11-24 15:11:39.572105+00', '2026-11-24 15:11:39.572105+00');
insert into "public_version" ("id", "version") overriding system value values
('true', '12');
insert into "quality_items" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de quality_items', null, '2026-11-24 15:11:39.819918+00', '2026-11-24 15:11:39.82062+00');
insert into "rate_hits" ("id", "scope", "subject", "at") overriding system value values
('3', 'contact', '127.0.0.1', '2026-11-24 15:11:39.604674+00');
insert into "sessions" ("id", "token_hash", "user_id", "created_at", "expires_at") overriding system value values
('1', E'\\x61994f77358dcfa020ed2bc269601fc095beb27de9a0ea96a9a63f11253f256f', '1', '2026-11-24 15:11:39.246095+00', '2026-11-25 03:11:39.246095+00');
insert into "signing_keys" ("name", "key", "created_at") overriding system value values
('files', E'\\xa6e6f1f248f8df41b1fd5618fd3f90d65cc531ab5bf48ee9b7a9cb4a8998202a', '2026-11-24 15:11:37.295433+00');
insert into "training_items" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de training_items', null, '2026-11-24 15:11:39.80381+00', '2026-11-24 15:11:39.80974+00');
insert into "undos" ("token_hash", "user_id", "request_id", "created_at") overriding system value values
(E'\\xf2016be45c2e0bf33bd9cdbfc4d7bf83a4a670ac9508db07123d2b2a2bb5c296', '1', '73578327-cd09-48c5-9b07-7478108437fa', '2026-11-24 15:11:39.584457+00'),
(E'\\x11cb96e7e57cfd28887a6ada9fcac8585693ee98a5e54c7da93d8c47e8603269', '1', '93dd6334-e519-4ff4-8d97-8c1e783efed6', '2026-11-24 15:11:40.722572+00');
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
('1', 'Administración', 'General', '20123456', 'administracion@example.com', '$argon2id$v=19$m=19456,t=2,p=1$Ve/o5tLzsNHAWup6qH5uHA$Y9AahrohtiPBoTqINUW9IlpL1wGP4NDJXOaYaoydLR0', 'true', null, null, null, '2026-11-24 15:11:37.221564+00', '2026-11-24 15:11:37.236249+00'),
('2', 'Luz', 'Peralta', '30123456', 'luz@example.com', '$argon2id$v=19$m=19456,t=2,p=1$ZO8opQuTz4Wa7/YhxRs5ig$Kfnof0VnmNsvRRT4T7R/81VpljU4Vvzdd6eAb1m8YIs', 'true', null, '1', null, '2026-11-24 15:11:39.628139+00', '2026-11-24 15:11:39.643078+00'),
('3', 'Luz', 'Peralta', '30123457', 'luz.2@example.com', '$argon2id$v=19$m=19456,t=2,p=1$BuBwSPoi8KTkmcKwedIQNQ$zGooy92cqgSCc/Fk8bSJH86HV8fyW2/Z7nIV2cALvH4', 'false', null, null, '1', '2026-11-24 15:11:39.649484+00', '2026-11-24 15:11:39.663227+00');
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
