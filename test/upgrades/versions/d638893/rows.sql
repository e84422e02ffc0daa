insert into "attachments" ("id", "employee_id", "type", "file", "name", "media_type", "size", "created_at", "updated_at") overriding system value values
('1', '1', 'contract', '11a613f4854799160a411b4cf61d1f26', 'contrato.pdf', 'application/pdf', '15', '2026-11-27 06:09:49.520367+00', '2026-11-27 06:09:49.524842+00');
insert into "audit" ("id", "at", "user_id", "resource", "entity_id", "action", "before", "after", "request_id", "company_id", "client_id", "input") overriding system value values
('1', '2026-11-27 06:09:48.677828+00', '1', 'categories', '1', 'created', null, '{"id": 1, "name": "Teléfonos", "image": null, "created_at": "2026-11-27T06:09:48.665753Z", "updated_at": "2026-11-27T06:09:48.669255Z", "description": "Nuevos y usados"}', 'b050f783-e417-498c-87fc-d4ae282abbcb', null, null, null),
('2', '2026-11-27 06:09:48.708407+00', '1', 'categories', '2', 'created', null, '{"id": 2, "name": "Accesorios", "image": null, "created_at": "2026-11-27T06:09:48.705210Z", "updated_at": "2026-11-27T06:09:48.706050Z", "description": "Fundas y cargadores"}', '90fc191a-f24d-45e3-be8e-df59070edc28', null, null, null),
('3', '2026-11-27 06:09:48.725231+00', '1', 'colors', '1', 'created', null, '{"id": 1, "name": "Grafito", "color_code": "#3A3A3C", "created_at": "2026-11-27T06:09:48.719185Z", "updated_at": "2026-11-27T06:09:48.723967Z"}', 'd0e090a1-39a1-4823-b227-4911b5215d63', null, null, null),
('4', '2026-11-27 06:09:48.739586+00', '1', 'colors', '2', 'created', null, '{"id": 2, "name": "Ñandú", "color_code": "#8B7355", "created_at": "2026-11-27T06:09:48.738651Z", "updated_at": "2026-11-27T06:09:48.739350Z"}', '621243e4-435b-429a-b0f2-d9942e0f66c7', null, null, null),
('5', '2026-11-27 06:09:49.052873+00', '1', 'products', '1', 'created', null, E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["83567465600a2883ad29f54f5cde6791.jpg"], "price": 1249.50, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-27T06:09:49.040757Z", "updated_at": "2026-11-27T06:09:49.040757Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "category_image": null, "category_description": "Nuevos y usados"}', 'be076cb4-c4b2-419b-a81f-9c4fc563c14c', null, null, null),
('6', '2026-11-27 06:09:49.07792+00', '1', 'products', '1', 'updated', E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["83567465600a2883ad29f54f5cde6791.jpg"], "price": 1249.5, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-27T06:09:49.040757Z", "updated_at": "2026-11-27T06:09:49.040757Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "category_image": null, "category_description": "Nuevos y usados"}', E'{"id": 1, "code": null, "name": "iPhone 17", "image": ["83567465600a2883ad29f54f5cde6791.jpg"], "price": 1399.90, "colors": [{"id": 1, "name": "Grafito", "color_code": "#3A3A3C"}, {"id": 2, "name": "Ñandú", "color_code": "#8B7355"}], "capacity": "256 GB", "category": "Teléfonos", "color_id": 1, "created_at": "2026-11-27T06:09:49.040757Z", "updated_at": "2026-11-27T06:09:49.077312Z", "category_id": 1, "description": "En caja cerrada.\\r\\nUn año de garantía.", "category_image": null, "category_description": "Nuevos y usados"}', 'c78abb7f-6da1-42cc-bad3-2c9078e070f7', null, null, null),
('7', '2026-11-27 06:09:49.092664+00', '1', 'products', '2', 'created', null, E'{"id": 2, "code": null, "name": "Funda \\"Río\\"", "image": [], "price": 10.00, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-27T06:09:49.092032Z", "updated_at": "2026-11-27T06:09:49.092032Z", "category_id": 2, "description": "De silicona", "category_image": null, "category_description": "Fundas y cargadores"}', 'ce00248b-dcff-4e54-8684-68e7ecc79da3', null, null, null),
('8', '2026-11-27 06:09:49.104804+00', '1', 'products', '3', 'created', null, '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5.00, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-27T06:09:49.104392Z", "updated_at": "2026-11-27T06:09:49.104392Z", "category_id": 2, "description": "Un metro", "category_image": null, "category_description": "Fundas y cargadores"}', '1ff7bd0c-5085-4440-81df-19cec720f63b', null, null, null),
('9', '2026-11-27 06:09:49.118609+00', '1', 'products', '3', 'deleted', '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5, "colors": [], "capacity": null, "category": "Accesorios", "color_id": null, "created_at": "2026-11-27T06:09:49.104392Z", "updated_at": "2026-11-27T06:09:49.104392Z", "category_id": 2, "description": "Un metro", "category_image": null, "category_description": "Fundas y cargadores"}', null, '74cf4b41-dcf1-490f-a42f-395ff42534bc', null, null, null),
('10', '2026-11-27 06:09:49.132716+00', '1', 'parameters', '1', 'created', null, E'{"id": 1, "email": "hola@example.com", "image": null, "phone": "(0343) 555-0142", "end_hour": null, "exchange": null, "facebook": null, "linkedin": null, "whatsapp": null, "instagram": null, "created_at": "2026-11-27T06:09:49.130042Z", "start_hour": null, "updated_at": "2026-11-27T06:09:49.132108Z", "messages_months": null, "retention_years": 10, "search_synonyms": "reparación, arreglo, reparar, arreglar, servicio técnico\\nauriculares, AirPods, EarPods\\ncelular, teléfono, iPhone\\nnotebook, laptop, portátil, MacBook\\ncomputadora, Mac\\ntablet, tableta, iPad\\nreloj, smartwatch, Watch\\nfunda, case, carcasa, cover\\ncargador, adaptador de corriente\\nparlante, altavoz, HomePod\\nlápiz, Pencil", "surcharge_transfer": null, "license_notice_days": 30, "birth_date_notice_days": 7, "surcharge_foreing_money": null, "ppe_delivery_notice_days": 15, "certification_notice_days": 30, "medical_check_notice_days": 30, "surcharge_credit_percentage": null}', '30ddaed3-fac6-4290-bd6a-3fb610f36d80', null, null, null),
('11', '2026-11-27 06:09:49.154202+00', '1', 'companies', '1', 'created', null, '{"id": 1, "city": "Paraná", "cuit": "30712345671", "logo": null, "name": "Río Paraná SRL", "image": null, "phone": null, "address": "Paraná", "country": null, "province": null, "zip_code": null, "created_at": "2026-11-27T06:09:49.152214Z", "updated_at": "2026-11-27T06:09:49.153592Z", "address_number": null, "address_street": null}', 'f52f2c15-6b84-4978-a419-3b1cb61c69e5', '1', null, null),
('12', '2026-11-27 06:09:49.163318+00', '1', 'clients', '1', 'created', null, '{"id": 1, "city": "Oro Verde", "name": "Colegio Ñandubay", "image": null, "phone": null, "address": "Oro Verde", "country": null, "province": null, "zip_code": null, "created_at": "2026-11-27T06:09:49.161171Z", "updated_at": "2026-11-27T06:09:49.162404Z", "address_number": null, "address_street": null}', '4f995fbb-4d1d-439d-a2bf-bcc00204827f', null, '1', null),
('13', '2026-11-27 06:09:49.199386+00', '1', 'users', '2', 'created', null, '{"id": 2, "dni": "30123456", "name": "Luz", "email": "luz@example.com", "image": null, "active": true, "client": null, "company": "Río Paraná SRL", "surname": "Peralta", "client_id": null, "company_id": 1, "created_at": "2026-11-27T06:09:49.191632Z", "updated_at": "2026-11-27T06:09:49.198039Z"}', '665d6971-4aa8-49b6-a812-f4bc8dfebe45', '1', null, null),
('14', '2026-11-27 06:09:49.237592+00', '1', 'users', '3', 'created', null, '{"id": 3, "dni": "30123457", "name": "Luz", "email": "luz.2@example.com", "image": null, "active": false, "client": "Colegio Ñandubay", "company": null, "surname": "Peralta", "client_id": 1, "company_id": null, "created_at": "2026-11-27T06:09:49.233011Z", "updated_at": "2026-11-27T06:09:49.236906Z"}', 'abbf1f0a-2661-4fa7-aa86-2a9877e4dfc5', null, '1', null),
('15', '2026-11-27 06:09:49.252184+00', '1', 'contract_types', '1', 'created', null, '{"id": 1, "name": "Uno de contract_types", "created_at": "2026-11-27T06:09:49.248576Z", "updated_at": "2026-11-27T06:09:49.251139Z", "description": null}', '568b9edb-a76e-406d-bcbf-f55f24035d28', null, null, null),
('16', '2026-11-27 06:09:49.264046+00', '1', 'cost_centers', '1', 'created', null, '{"id": 1, "name": "Uno de cost_centers", "created_at": "2026-11-27T06:09:49.261090Z", "updated_at": "2026-11-27T06:09:49.263014Z", "description": null}', '1e3f5132-db97-4f90-942b-94aac19ba3bb', null, null, null),
('17', '2026-11-27 06:09:49.275021+00', '1', 'employee_status', '1', 'created', null, '{"id": 1, "name": "Uno de employee_status", "created_at": "2026-11-27T06:09:49.272020Z", "updated_at": "2026-11-27T06:09:49.274016Z", "description": null}', 'a1e73e60-6df6-4775-b0a5-c0fafc8cbd50', null, null, null),
('18', '2026-11-27 06:09:49.287215+00', '1', 'job_categories', '1', 'created', null, '{"id": 1, "name": "Uno de job_categories", "created_at": "2026-11-27T06:09:49.284553Z", "updated_at": "2026-11-27T06:09:49.286133Z", "description": null}', 'c285595c-3102-4727-8b8e-2ba83a4d4363', null, null, null),
('19', '2026-11-27 06:09:49.297494+00', '1', 'job_sectors', '1', 'created', null, '{"id": 1, "name": "Uno de job_sectors", "created_at": "2026-11-27T06:09:49.295010Z", "updated_at": "2026-11-27T06:09:49.296492Z", "description": null}', 'e0f75613-67e9-4dce-abac-76b2a81849b2', null, null, null),
('20', '2026-11-27 06:09:49.30868+00', '1', 'job_titles', '1', 'created', null, '{"id": 1, "name": "Uno de job_titles", "created_at": "2026-11-27T06:09:49.305911Z", "updated_at": "2026-11-27T06:09:49.307469Z", "description": null}', '2c85a123-0422-49a5-8a72-4a43080cd25f', null, null, null),
('21', '2026-11-27 06:09:49.321162+00', '1', 'management_levels', '1', 'created', null, '{"id": 1, "name": "Uno de management_levels", "created_at": "2026-11-27T06:09:49.318014Z", "updated_at": "2026-11-27T06:09:49.320099Z", "description": null}', '386c4dbb-a6eb-4458-9872-3c3c7dce8873', null, null, null),
('22', '2026-11-27 06:09:49.337202+00', '1', 'ccts', '1', 'created', null, '{"id": 1, "name": "Uno de ccts", "created_at": "2026-11-27T06:09:49.334720Z", "updated_at": "2026-11-27T06:09:49.336194Z", "description": null}', '8ead6a8d-c06e-4a03-8a4c-5e316c5058d2', null, null, null),
('23', '2026-11-27 06:09:49.34823+00', '1', 'training_items', '1', 'created', null, '{"id": 1, "name": "Uno de training_items", "created_at": "2026-11-27T06:09:49.344397Z", "job_titles": [], "updated_at": "2026-11-27T06:09:49.347097Z", "description": null, "validity_months": null}', 'b877efdd-9a3e-4d05-89ed-5e1f6a0fc6b6', null, null, null),
('24', '2026-11-27 06:09:49.36144+00', '1', 'quality_items', '1', 'created', null, '{"id": 1, "name": "Uno de quality_items", "created_at": "2026-11-27T06:09:49.358088Z", "job_titles": [], "updated_at": "2026-11-27T06:09:49.360327Z", "description": null, "validity_months": null}', 'e058ebeb-241a-4786-8b1a-afb617f6e6e6', null, null, null),
('25', '2026-11-27 06:09:49.379087+00', '1', 'ppes', '1', 'created', null, '{"id": 1, "name": "Guantes", "brand": "Ñú", "model": null, "sizes": ["8", "9"], "created_at": "2026-11-27T06:09:49.369853Z", "job_titles": [{"id": 1, "name": "Uno de job_titles"}], "updated_at": "2026-11-27T06:09:49.372827Z", "description": null, "certification": null, "useful_life_months": null}', '066cb672-2d3c-4b8f-889e-dad979edc8e3', null, null, null),
('26', '2026-11-27 06:09:49.431063+00', '1', 'employees', '1', 'created', null, '{"id": 1, "cct": null, "dni": "28123456", "city": "Paraná", "cuil": null, "name": "Ayelén", "image": null, "active": true, "cct_id": null, "client": "Colegio Ñandubay", "gender": "female", "status": "Uno de employee_status", "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Quiroga", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": 1, "job_title": "Uno de job_titles", "ppe_sizes": [{"ppe": "Guantes", "size": "9", "ppe_id": 1}], "status_id": 1, "birth_date": "1981-03-05", "company_id": 1, "created_at": "2026-11-27T06:09:49.391072Z", "employable": true, "job_sector": null, "salary_cbu": "2850590940090418135201", "updated_at": "2026-11-27T06:09:49.397311Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": 1, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": "2019-04-01", "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": "A.3,B.1", "employee_file_number": "0147", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '4af3da05-79dc-44f7-b5ec-1e9c53f2556f', '1', '1', null),
('27', '2026-11-27 06:09:49.525392+00', '1', 'attachments', '1', 'created', null, '{"id": 1, "file": {"key": "11a613f4854799160a411b4cf61d1f26", "name": "contrato.pdf", "size": 15, "media_type": "application/pdf"}, "name": "contrato.pdf", "size": 15, "type": "contract", "created_at": "2026-11-27T06:09:49.520367Z", "media_type": "application/pdf", "updated_at": "2026-11-27T06:09:49.524842Z", "employee_id": 1}', 'bfae32cd-81b3-4cdc-b0a4-1a0e954e104b', '1', '1', null),
('28', '2026-11-27 06:09:49.542175+00', '1', 'trainings', '1', 'created', null, '{"id": 1, "date": "2024-03-05", "file": null, "hours": null, "comments": null, "created_at": "2026-11-27T06:09:49.537414Z", "instructor": null, "updated_at": "2026-11-27T06:09:49.541384Z", "employee_id": 1, "employee_name": "Ayelén", "training_item": "Uno de training_items", "expiration_date": "2025-03-05", "employee_surname": "Quiroga", "training_item_id": 1, "employee_file_number": "0147"}', '5db6a2f8-aee8-4089-bd02-72c282ad767c', '1', '1', null),
('29', '2026-11-27 06:09:49.557594+00', '1', 'qualities', '1', 'created', null, '{"id": 1, "date": "2024-03-05", "file": null, "hours": null, "comments": null, "created_at": "2026-11-27T06:09:49.554235Z", "instructor": null, "updated_at": "2026-11-27T06:09:49.556728Z", "employee_id": 1, "quality_item": "Uno de quality_items", "employee_name": "Ayelén", "expiration_date": "2025-03-05", "quality_item_id": 1, "employee_surname": "Quiroga", "employee_file_number": "0147"}', '4c462bd1-f3b4-4501-95ba-3489c4a28703', '1', '1', null),
('30', '2026-11-27 06:09:49.623628+00', '1', 'employees', '1', 'terminate', '{"id": 1, "cct": null, "dni": "28123456", "city": "Paraná", "cuil": null, "name": "Ayelén", "image": null, "active": true, "cct_id": null, "client": "Colegio Ñandubay", "gender": "female", "status": "Uno de employee_status", "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Quiroga", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": 1, "job_title": "Uno de job_titles", "ppe_sizes": [{"ppe": "Guantes", "size": "9", "ppe_id": 1}], "status_id": 1, "birth_date": "1981-03-05", "company_id": 1, "created_at": "2026-11-27T06:09:49.391072Z", "employable": true, "job_sector": null, "salary_cbu": "2850590940090418135201", "updated_at": "2026-11-27T06:09:49.397311Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": 1, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": "2019-04-01", "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": "A.3,B.1", "employee_file_number": "0147", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '{"id": 1, "cct": null, "dni": "28123456", "city": "Paraná", "cuil": null, "name": "Ayelén", "image": null, "active": false, "cct_id": null, "client": "Colegio Ñandubay", "gender": "female", "status": "Uno de employee_status", "address": null, "company": "Río Paraná SRL", "country": null, "surname": "Quiroga", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": 1, "job_title": "Uno de job_titles", "ppe_sizes": [{"ppe": "Guantes", "size": "9", "ppe_id": 1}], "status_id": 1, "birth_date": "1981-03-05", "company_id": 1, "created_at": "2026-11-27T06:09:49.391072Z", "employable": true, "job_sector": null, "salary_cbu": "2850590940090418135201", "updated_at": "2026-11-27T06:09:49.600072Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": 1, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": "2019-04-01", "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": "2025-06-30", "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": "A.3,B.1", "employee_file_number": "0147", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '9b33abd2-f056-49a6-b9c0-fd64f9acdef6', '1', '1', '{"employable": true, "termination_date": "2025-06-30", "termination_reason": null, "termination_comments": null}'),
('31', '2026-11-27 06:09:49.642262+00', '1', 'employees', '2', 'created', null, '{"id": 2, "cct": null, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "client": null, "gender": null, "status": null, "address": null, "company": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "job_title": null, "ppe_sizes": [], "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-27T06:09:49.637367Z", "employable": true, "job_sector": null, "salary_cbu": null, "updated_at": "2026-11-27T06:09:49.641832Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": null, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', 'dcbc986b-e001-4b05-b0e3-3e755c4d65be', null, null, null),
('32', '2026-11-27 06:09:49.68959+00', '1', 'employees', '2', 'deleted', '{"id": 2, "cct": null, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "client": null, "gender": null, "status": null, "address": null, "company": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "job_title": null, "ppe_sizes": [], "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-27T06:09:49.637367Z", "employable": true, "job_sector": null, "salary_cbu": null, "updated_at": "2026-11-27T06:09:49.641832Z", "cost_center": null, "nationality": null, "job_category": null, "job_title_id": null, "phone_number": null, "contract_type": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "cost_center_name": null, "health_insurance": null, "management_level": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', null, '4af01a8d-6238-4bde-a57c-b1947c3691eb', null, null, null),
('33', '2026-11-27 06:09:50.83402+00', '1', 'colors', '3', 'created', null, '{"id": 3, "name": "Lila true", "color_code": "#B497D6", "created_at": "2026-11-27T06:09:50.823209Z", "updated_at": "2026-11-27T06:09:50.827001Z"}', 'e7db7e63-621e-42f2-92b2-3f3b2c0abbe0', null, null, null),
('34', '2026-11-27 06:09:50.835103+00', '1', 'colors', '4', 'created', null, '{"id": 4, "name": "Dorado true", "color_code": "#FFD700", "created_at": "2026-11-27T06:09:50.823209Z", "updated_at": "2026-11-27T06:09:50.833827Z"}', 'e7db7e63-621e-42f2-92b2-3f3b2c0abbe0', null, null, null);
insert into "categories" ("id", "name", "description", "image", "created_at", "updated_at") overriding system value values
('1', 'Teléfonos', 'Nuevos y usados', null, '2026-11-27 06:09:48.665753+00', '2026-11-27 06:09:48.669255+00'),
('2', 'Accesorios', 'Fundas y cargadores', null, '2026-11-27 06:09:48.70521+00', '2026-11-27 06:09:48.70605+00');
insert into "ccts" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de ccts', null, '2026-11-27 06:09:49.33472+00', '2026-11-27 06:09:49.336194+00');
insert into "clients" ("id", "name", "address_street", "address_number", "zip_code", "city", "province", "country", "phone", "image", "created_at", "updated_at") overriding system value values
('1', 'Colegio Ñandubay', null, null, null, 'Oro Verde', null, null, null, null, '2026-11-27 06:09:49.161171+00', '2026-11-27 06:09:49.162404+00');
insert into "colors" ("id", "name", "color_code", "created_at", "updated_at") overriding system value values
('1', 'Grafito', '#3A3A3C', '2026-11-27 06:09:48.719185+00', '2026-11-27 06:09:48.723967+00'),
('2', 'Ñandú', '#8B7355', '2026-11-27 06:09:48.738651+00', '2026-11-27 06:09:48.73935+00'),
('3', 'Lila true', '#B497D6', '2026-11-27 06:09:50.823209+00', '2026-11-27 06:09:50.827001+00'),
('4', 'Dorado true', '#FFD700', '2026-11-27 06:09:50.823209+00', '2026-11-27 06:09:50.833827+00');
insert into "companies" ("id", "name", "cuit", "address_street", "address_number", "zip_code", "city", "province", "country", "phone", "image", "created_at", "updated_at") overriding system value values
('1', 'Río Paraná SRL', '30712345671', null, null, null, 'Paraná', null, null, null, null, '2026-11-27 06:09:49.152214+00', '2026-11-27 06:09:49.153592+00');
insert into "contact_messages" ("id", "name", "email", "message", "read", "mailed_at", "created_at", "updated_at") overriding system value values
('1', 'Luz', 'luz@example.com', '¿Tienen repuestos?
Gracias.', 'false', null, '2026-11-27 06:09:49.14318+00', '2026-11-27 06:09:49.14318+00');
insert into "contract_types" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de contract_types', null, '2026-11-27 06:09:49.248576+00', '2026-11-27 06:09:49.251139+00');
insert into "cost_centers" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de cost_centers', null, '2026-11-27 06:09:49.26109+00', '2026-11-27 06:09:49.263014+00');
insert into "deleted_rows" ("audit_id", "resource", "entity_id", "row", "links", "pictures", "files", "held", "deleted_at") overriding system value values
('9', 'products', '3', '{"id": 3, "code": null, "name": "Cable", "image": [], "price": 5.00, "search": "cable   un metro 5.00 5,00", "capacity": null, "created_at": "2026-11-27T03:09:49.104392-03:00", "updated_at": "2026-11-27T03:09:49.104392-03:00", "category_id": 2, "description": "Un metro", "window_search": "cable   un metro"}', '{"product_wants": [], "product_colors": []}', '[]', '[]', '{}', '2026-11-27 06:09:49.111912+00'),
('32', 'employees', '2', '{"id": 2, "dni": null, "city": null, "cuil": null, "name": "Joaquín", "image": null, "active": true, "cct_id": null, "gender": null, "search": "joaquin rolon joaquin 0148           ", "address": null, "country": null, "surname": "Rolón", "children": null, "fund_cbu": null, "locality": null, "province": null, "zip_code": null, "client_id": null, "status_id": null, "birth_date": null, "company_id": null, "created_at": "2026-11-27T03:09:49.637367-03:00", "employable": true, "salary_cbu": null, "updated_at": "2026-11-27T03:09:49.641832-03:00", "cost_center": null, "nationality": null, "job_title_id": null, "phone_number": null, "job_sector_id": null, "admission_date": null, "fund_bank_name": null, "marital_status": null, "personal_email": null, "phone_number_2": null, "job_category_id": null, "contract_type_id": null, "health_insurance": null, "salary_bank_name": null, "termination_date": null, "termination_reason": null, "fund_account_number": null, "management_level_id": null, "driver_license_class": null, "employee_file_number": "0148", "termination_comments": null, "salary_account_number": null, "driver_expiration_date": null, "medical_check_expiration": null}', '{"employee_ppe_sizes": [], "employment_periods": []}', '[]', '[]', '{}', '2026-11-27 06:09:49.669899+00');
insert into "employee_ppe_sizes" ("employee_id", "ppe_id", "size", "position") overriding system value values
('1', '1', '9', '1');
insert into "employee_status" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de employee_status', null, '2026-11-27 06:09:49.27202+00', '2026-11-27 06:09:49.274016+00');
insert into "employees" ("id", "name", "surname", "image", "employee_file_number", "dni", "cuil", "nationality", "gender", "birth_date", "marital_status", "children", "address", "zip_code", "city", "locality", "province", "country", "phone_number", "phone_number_2", "personal_email", "company_id", "client_id", "job_sector_id", "job_title_id", "job_category_id", "contract_type_id", "cct_id", "management_level_id", "cost_center", "status_id", "active", "health_insurance", "driver_license_class", "driver_expiration_date", "medical_check_expiration", "salary_bank_name", "salary_account_number", "salary_cbu", "fund_bank_name", "fund_account_number", "fund_cbu", "admission_date", "termination_date", "termination_reason", "termination_comments", "employable", "created_at", "updated_at") overriding system value values
('1', 'Ayelén', 'Quiroga', null, '0147', '28123456', null, null, 'female', '1981-03-05', null, null, null, null, 'Paraná', null, null, null, null, null, null, '1', '1', null, '1', null, null, null, null, null, '1', 'true', null, 'A.3,B.1', null, null, null, null, '2850590940090418135201', null, null, null, '2019-04-01', '2025-06-30', null, null, 'true', '2026-11-27 06:09:49.391072+00', '2026-11-27 06:09:49.600072+00');
insert into "employment_periods" ("id", "employee_id", "admission_date", "termination_date", "termination_reason", "termination_comments", "employable", "created_at", "updated_at", "switched_on") overriding system value values
('1', '1', '2019-04-01', '2025-06-30', null, null, 'true', '2026-11-27 06:09:49.391072+00', '2026-11-27 06:09:49.598932+00', 'false');
insert into "files" ("key", "name", "media_type", "bytes", "sha256", "resource", "entity_id", "created_by", "created_at") overriding system value values
('11a613f4854799160a411b4cf61d1f26', 'contrato.pdf', 'application/pdf', '15', E'\\x14bcd090baf31edba64e9cbd8cdfc15f943344aa72cb3675ad8e91bfcbce03ad', 'attachments', '1', '1', '2026-11-27 06:09:49.520367+00'),
('0f3864c63d2b60eee701ba93ab386878', 'planilla.csv', 'application/octet-stream', '54', E'\\x6b051b1018e8cf28345ee3061fb0d4dfa8d382a30c0ceaec03c10c10488e67cc', 'imports', null, '1', '2026-11-27 06:09:49.706359+00'),
('07dd86f7939d1b34ed8cc07735276eef', 'planilla.csv', 'application/octet-stream', '55', E'\\x44ae0811a6f65b7936d4c4ed49fcce1f0593ab23af49b27a7ee4b9e9d53c054b', 'imports', null, '1', '2026-11-27 06:09:50.890822+00');
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
('1', '1', 'planilla.csv', '0f3864c63d2b60eee701ba93ab386878', null, 'es', 'done', '{"kind": "csv", "rows": 2, "sheet": 0, "sheets": [""], "columns": [{"dates": "dmy", "column": "A", "filled": 2, "heading": "Nombre", "samples": ["Lila true", "Dorado true"], "decimals": "comma"}, {"dates": "dmy", "column": "B", "filled": 2, "heading": "Código", "samples": ["#b497d6", "#ffd700"], "decimals": "comma"}], "suggested": {"ccts": {"name": "A"}, "ppes": {"name": "A"}, "users": {"name": "A"}, "colors": {"name": "A", "color_code": "B"}, "clients": {"name": "A"}, "periods": {}, "products": {"code": "B", "name": "A"}, "companies": {"name": "A"}, "employees": {"name": "A"}, "qualities": {}, "trainings": {}, "categories": {"name": "A"}, "job_titles": {"name": "A"}, "parameters": {}, "job_sectors": {"name": "A"}, "cost_centers": {"name": "A"}, "quality_items": {"name": "A"}, "contract_types": {"name": "A"}, "job_categories": {"name": "A"}, "training_items": {"name": "A"}, "employee_status": {"name": "A"}, "management_levels": {"name": "A"}}, "undecided": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "training_items": [], "employee_status": [], "management_levels": []}, "by_content": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "training_items": [], "employee_status": [], "management_levels": []}, "header_row": 1}', null, '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"same": 0, "total": 2, "wrong": 0, "created": 2, "skipped": 0, "updated": 0}', '[]', null, 'e7db7e63-621e-42f2-92b2-3f3b2c0abbe0', null, '3', '2', '2', 'false', null, null, '2026-11-27 06:09:49.706359+00', '2026-11-27 06:09:50.851965+00', '1'),
('2', '1', 'planilla.csv', '07dd86f7939d1b34ed8cc07735276eef', null, 'es', 'pending', '{"kind": "csv", "rows": 2, "sheet": 0, "sheets": [""], "columns": [{"dates": "dmy", "column": "A", "filled": 2, "heading": "Nombre", "samples": ["Lila false", "Dorado false"], "decimals": "comma"}, {"dates": "dmy", "column": "B", "filled": 2, "heading": "Código", "samples": ["#b497d6", "dorado"], "decimals": "comma"}], "suggested": {"ccts": {"name": "A"}, "ppes": {"name": "A"}, "users": {"name": "A"}, "colors": {"name": "A", "color_code": "B"}, "clients": {"name": "A"}, "periods": {}, "products": {"code": "B", "name": "A"}, "companies": {"name": "A"}, "employees": {"name": "A"}, "qualities": {}, "trainings": {}, "categories": {"name": "A"}, "job_titles": {"name": "A"}, "parameters": {}, "job_sectors": {"name": "A"}, "cost_centers": {"name": "A"}, "quality_items": {"name": "A"}, "contract_types": {"name": "A"}, "job_categories": {"name": "A"}, "training_items": {"name": "A"}, "employee_status": {"name": "A"}, "management_levels": {"name": "A"}}, "undecided": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "training_items": [], "employee_status": [], "management_levels": []}, "by_content": {"ccts": [], "ppes": [], "users": [], "colors": [], "clients": [], "periods": [], "products": [], "companies": [], "employees": [], "qualities": [], "trainings": [], "categories": [], "job_titles": [], "parameters": [], "job_sectors": [], "cost_centers": [], "quality_items": [], "contract_types": [], "job_categories": [], "training_items": [], "employee_status": [], "management_levels": []}, "header_row": 1}', null, '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"formats": {}, "mapping": {"name": "A", "color_code": "B"}, "resolve": {}, "resource": "colors", "constants": {}, "on_duplicate": "skip", "all_or_nothing": false}', '{"same": 0, "total": 2, "wrong": 1, "created": 1, "skipped": 0, "updated": 0}', '[]', null, null, null, '0', '2', '2', 'false', null, null, '2026-11-27 06:09:50.890822+00', '2026-11-27 06:09:51.024958+00', '1');
insert into "job_categories" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_categories', null, '2026-11-27 06:09:49.284553+00', '2026-11-27 06:09:49.286133+00');
insert into "job_sectors" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_sectors', null, '2026-11-27 06:09:49.29501+00', '2026-11-27 06:09:49.296492+00');
insert into "job_titles" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de job_titles', null, '2026-11-27 06:09:49.305911+00', '2026-11-27 06:09:49.307469+00');
insert into "management_levels" ("id", "name", "description", "created_at", "updated_at") overriding system value values
('1', 'Uno de management_levels', null, '2026-11-27 06:09:49.318014+00', '2026-11-27 06:09:49.320099+00');
insert into "parameters" ("id", "email", "phone", "instagram", "facebook", "linkedin", "whatsapp", "start_hour", "end_hour", "surcharge_credit_percentage", "surcharge_transfer", "surcharge_foreing_money", "exchange", "image", "license_notice_days", "medical_check_notice_days", "ppe_delivery_notice_days", "birth_date_notice_days", "created_at", "updated_at", "search_synonyms", "certification_notice_days", "retention_years", "messages_months") overriding system value values
('1', 'hola@example.com', '(0343) 555-0142', null, null, null, null, null, null, null, null, null, null, null, '30', '30', '15', '7', '2026-11-27 06:09:49.130042+00', '2026-11-27 06:09:49.132108+00', 'reparación, arreglo, reparar, arreglar, servicio técnico
auriculares, AirPods, EarPods
celular, teléfono, iPhone
notebook, laptop, portátil, MacBook
computadora, Mac
tablet, tableta, iPad
reloj, smartwatch, Watch
funda, case, carcasa, cover
cargador, adaptador de corriente
parlante, altavoz, HomePod
lápiz, Pencil', '30', '10', null);
insert into "permissions" ("id", "name", "created_at", "updated_at") overriding system value values
('1', 'see_menu_products', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.052375+00'),
('2', 'create_products', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.05821+00'),
('3', 'update_products', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058243+00'),
('4', 'delete_products', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058252+00'),
('5', 'see_menu_categories', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058259+00'),
('6', 'see_categories', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058282+00'),
('7', 'create_categories', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058292+00'),
('8', 'update_categories', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058315+00'),
('9', 'delete_categories', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.05835+00'),
('10', 'see_menu_colors', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058384+00'),
('11', 'see_colors', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.05839+00'),
('12', 'create_colors', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058394+00'),
('13', 'update_colors', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058399+00'),
('14', 'delete_colors', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058404+00'),
('15', 'see_parameters', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058408+00'),
('16', 'create_parameters', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058413+00'),
('17', 'update_parameters', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058418+00'),
('18', 'delete_parameters', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058423+00'),
('19', 'see_menu_clients', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058427+00'),
('20', 'see_clients', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058432+00'),
('21', 'create_clients', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058473+00'),
('22', 'update_clients', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.05854+00'),
('23', 'delete_clients', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058545+00'),
('24', 'see_menu_companies', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.05855+00'),
('25', 'see_companies', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058555+00'),
('26', 'create_companies', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058579+00'),
('27', 'update_companies', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058584+00'),
('28', 'delete_companies', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058589+00'),
('29', 'see_menu_users', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058594+00'),
('30', 'see_users', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058598+00'),
('31', 'create_users', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058603+00'),
('32', 'update_users', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058608+00'),
('33', 'delete_users', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058633+00'),
('34', 'see_menu_permissions', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058658+00'),
('35', 'see_permissions', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058692+00'),
('36', 'create_permissions', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058698+00'),
('37', 'update_permissions', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058703+00'),
('38', 'delete_permissions', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058707+00'),
('39', 'see_audit', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058725+00'),
('40', 'see_menu_employees', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.05873+00'),
('41', 'see_employees', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058787+00'),
('42', 'create_employees', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058792+00'),
('43', 'update_employees', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058798+00'),
('44', 'delete_employees', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058802+00'),
('45', 'see_employee_termination', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058807+00'),
('46', 'create_employee_termination', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058811+00'),
('47', 'update_employee_termination', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058816+00'),
('48', 'delete_employee_termination', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058857+00'),
('49', 'see_employee_general_data', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058863+00'),
('50', 'create_employee_general_data', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058868+00'),
('51', 'update_employee_general_data', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058891+00'),
('52', 'delete_employee_general_data', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058896+00'),
('53', 'print_employee_file', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058901+00'),
('54', 'load_database', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058906+00'),
('55', 'see_menu_ppes', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.05891+00'),
('56', 'see_ppes', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058915+00'),
('57', 'create_ppes', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.05892+00'),
('58', 'update_ppes', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058924+00'),
('59', 'delete_ppes', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058949+00'),
('60', 'see_ppe_deliveries', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058954+00'),
('61', 'create_ppe_deliveries', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058959+00'),
('62', 'update_ppe_deliveries', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058964+00'),
('63', 'delete_ppe_deliveries', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058968+00'),
('64', 'print_ppe_deliveries', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058973+00'),
('65', 'see_training_items', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058978+00'),
('66', 'create_training_items', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058982+00'),
('67', 'update_training_items', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058987+00'),
('68', 'delete_training_items', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058992+00'),
('69', 'see_quality_items', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.058996+00'),
('70', 'create_quality_items', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.059001+00'),
('71', 'update_quality_items', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.059006+00'),
('72', 'delete_quality_items', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.05901+00'),
('73', 'see_notifications', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.059049+00'),
('74', 'see_contact_messages', '2026-11-27 06:09:48.044455+00', '2026-11-27 06:09:48.059055+00');
insert into "pictures" ("name", "kind", "width", "height", "cutout", "bytes", "created_at") overriding system value values
('83567465600a2883ad29f54f5cde6791.jpg', 'image', '40', '40', 'false', '892', '2026-11-27 06:09:49.035746+00');
insert into "ppe_job_titles" ("ppe_id", "job_title_id", "position") overriding system value values
('1', '1', '1');
insert into "ppes" ("id", "name", "description", "useful_life_months", "brand", "model", "certification", "sizes", "created_at", "updated_at") overriding system value values
('1', 'Guantes', null, null, 'Ñú', null, null, '{8,9}', '2026-11-27 06:09:49.369853+00', '2026-11-27 06:09:49.372827+00');
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
Un año de garantía.', '1', '1399.90', '256 GB', null, '{83567465600a2883ad29f54f5cde6791.jpg}', '2026-11-27 06:09:49.040757+00', '2026-11-27 06:09:49.077312+00'),
('2', 'Funda "Río"', 'De silicona', '2', '10.00', null, null, '{}', '2026-11-27 06:09:49.092032+00', '2026-11-27 06:09:49.092032+00');
insert into "public_version" ("id", "version") overriding system value values
('true', '12');
insert into "qualities" ("id", "employee_id", "quality_item_id", "date", "expiration_date", "instructor", "hours", "comments", "file", "created_at", "updated_at") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05', null, null, null, null, '2026-11-27 06:09:49.554235+00', '2026-11-27 06:09:49.556728+00');
insert into "quality_cells" ("employee_id", "item_id", "certification_id", "date", "expiration_date") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05');
insert into "quality_items" ("id", "name", "description", "created_at", "updated_at", "validity_months") overriding system value values
('1', 'Uno de quality_items', null, '2026-11-27 06:09:49.358088+00', '2026-11-27 06:09:49.360327+00', null);
insert into "rate_hits" ("id", "scope", "subject", "at") overriding system value values
('3', 'contact', '127.0.0.1', '2026-11-27 06:09:49.142248+00');
insert into "sessions" ("id", "token_hash", "user_id", "created_at", "expires_at") overriding system value values
('1', E'\\x0743dfe9bd557aab7490d66022fc680d82b15c8c0b08ada1bc1eed19e2c5d2b8', '1', '2026-11-27 06:09:48.635102+00', '2026-11-27 18:09:48.635102+00');
insert into "signing_keys" ("name", "key", "created_at") overriding system value values
('files', E'\\x14838c63b3b584bd443b7c93cabe68fd1464fae1eb2d465eb1c1396ad0d0a7f1', '2026-11-27 06:09:48.232899+00');
insert into "training_cells" ("employee_id", "item_id", "certification_id", "date", "expiration_date") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05');
insert into "training_items" ("id", "name", "description", "created_at", "updated_at", "validity_months") overriding system value values
('1', 'Uno de training_items', null, '2026-11-27 06:09:49.344397+00', '2026-11-27 06:09:49.347097+00', null);
insert into "trainings" ("id", "employee_id", "training_item_id", "date", "expiration_date", "instructor", "hours", "comments", "file", "created_at", "updated_at") overriding system value values
('1', '1', '1', '2024-03-05', '2025-03-05', null, null, null, null, '2026-11-27 06:09:49.537414+00', '2026-11-27 06:09:49.541384+00');
insert into "undos" ("token_hash", "user_id", "request_id", "created_at") overriding system value values
(E'\\xdba19f22b2964baeb5e73dc0039c039cfbbd17a5713c4fb8c2180edec45d5522', '1', '74cf4b41-dcf1-490f-a42f-395ff42534bc', '2026-11-27 06:09:49.111912+00'),
(E'\\x036f6b019bc0df16e10a08a0450c10a981b1a84cd487d465cf912aa8150a5248', '1', '9b33abd2-f056-49a6-b9c0-fd64f9acdef6', '2026-11-27 06:09:49.571981+00'),
(E'\\x8b82d3af1d7772a4f69089d39f389e55d54608f4e570ee8b6ab459410d4aeb21', '1', '4af01a8d-6238-4bde-a57c-b1947c3691eb', '2026-11-27 06:09:49.669899+00');
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
('1', 'Administración', 'General', '20123456', 'administracion@example.com', '$argon2id$v=19$m=19456,t=2,p=1$7abmO7hCIqUOasoaxwVZpg$DGOVidifei4jE8wmi2SNTYZx/kRf9enxiP+Bzx9gqO4', 'true', null, null, null, '2026-11-27 06:09:48.068892+00', '2026-11-27 06:09:48.088996+00'),
('2', 'Luz', 'Peralta', '30123456', 'luz@example.com', '$argon2id$v=19$m=19456,t=2,p=1$29wMRAAYgEJl0soDb4bT1A$1zSI01a+Ope1XdHAsZxKLBsCEKOD7ZwBi1iv0CqIwyc', 'true', null, '1', null, '2026-11-27 06:09:49.191632+00', '2026-11-27 06:09:49.198039+00'),
('3', 'Luz', 'Peralta', '30123457', 'luz.2@example.com', '$argon2id$v=19$m=19456,t=2,p=1$Fk0VPR6ibVmdzBLoVAmm4Q$IdrbsSvcPlXhzQRIrHjunJTUOzpGHpmKCuqGT5NuLTI', 'false', null, null, '1', '2026-11-27 06:09:49.233011+00', '2026-11-27 06:09:49.236906+00');
select setval('attachments_id_seq', 1);
select setval('audit_id_seq', 34);
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
select setval('qualities_id_seq', 1);
select setval('quality_items_id_seq', 1);
select setval('rate_hits_id_seq', 3);
select setval('sessions_id_seq', 1);
select setval('training_items_id_seq', 1);
select setval('trainings_id_seq', 1);
select setval('users_id_seq', 3);
